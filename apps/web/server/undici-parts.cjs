/* What the proxy uses of undici. The whole of it has fetch, mocks and caches, which each image would carry. */
const Dispatcher = require('undici/lib/dispatcher/dispatcher');
const api = require('undici/lib/api');

Object.assign(Dispatcher.prototype, api);

exports.Pool = require('undici/lib/dispatcher/pool');
exports.errors = require('undici/lib/core/errors');
