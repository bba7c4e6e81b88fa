/* In the place of what the server does not use (rolldown.config.ts). */
module.exports = {};
