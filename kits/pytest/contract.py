"""Validates every answer of the API with its OpenAPI document."""

import re
from decimal import Decimal

from jsonschema import Draft202012Validator


def exact(response):
    """Reads numbers as Decimal, because as a float 17.99 is not a multiple of 0.01."""
    return response.json(parse_float=Decimal)


class Contract:
    def __init__(self, response):
        document = exact(response)
        self.components = document["components"]
        self.paths = {
            re.compile(re.sub(r"{\w+}", "[^/]+", path)): operations
            for path, operations in document["paths"].items()
        }

    def check(self, response):
        """An event hook for httpx: it runs before the test gets the answer."""
        response.read()
        promised = self.promise(response)
        if "content" not in promised:
            assert not response.content, f"{response.url} should answer without a body"
            return
        media_type = response.headers["Content-Type"].split(";")[0]
        assert media_type in promised["content"], f"{response.url} answered with {media_type}"
        if media_type.endswith("json"):
            schema = promised["content"][media_type]["schema"]
            schema = {**schema, "components": self.components}
            Draft202012Validator(schema).validate(exact(response))

    def promise(self, response):
        method, path = response.request.method, response.url.path.partition("/v1/practice")[2]
        for pattern, operations in self.paths.items():
            field = "x-query" if method == "QUERY" else method.lower()
            if pattern.fullmatch(path) and field in operations:
                promised = operations[field]["responses"]
                status = str(response.status_code)
                found = promised.get(status, promised.get(f"{status[0]}XX"))
                assert found, f"{method} {path} should not answer {status}"
                return self.resolved(found)
        raise AssertionError(f"{method} {path} is not documented")

    def resolved(self, promised):
        """A response that several operations have is described once and referred to."""
        name = promised.get("$ref", "").removeprefix("#/components/responses/")
        return self.components["responses"][name] if name else promised
