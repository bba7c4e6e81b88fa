import json
import os

from client import ApiClient, ApiException, AuthApi, BookInput, BookPatch, BooksApi, Configuration
from client import Credentials


def refusal(call):
    try:
        call()
    except ApiException as error:
        problem = json.loads(error.body)
        return {"status": problem["status"], "type": problem["type"]}
    raise AssertionError("Not refused")


books = BooksApi()
listed = books.list_books(page=1, limit=10)
book_id = listed[0].id
answer = books.get_book_with_http_info(book_id)
read, etag = answer.data, answer.headers["ETag"]
created = books.add_book(
    BookInput(
        title="Written by a client",
        author="Python",
        price=17.99,
        category="Testing",
        isbn="9780000009012",
        stock=4,
    )
)
changed = books.patch_book(book_id, BookPatch(stock=11), if_match=etag)
stale = refusal(lambda: books.patch_book(book_id, BookPatch(stock=12), if_match=etag))
account = Credentials(username=os.environ["USERNAME"], password=os.environ["PASSWORD"])
token = AuthApi().log_in(account).token
me = AuthApi(ApiClient(Configuration(access_token=token))).show_account()
missing = refusal(lambda: books.get_book(os.environ["UNKNOWN_ID"]))

print(
    json.dumps(
        {
            "listed": [book.title for book in listed],
            "read": {
                "title": read.title,
                "price": read.price,
                "created_at": read.created_at.isoformat(),
            },
            "created": {"author": created.author, "price": created.price},
            "changed": {"stock": changed.stock},
            "stale": stale,
            "me": {"username": me.username},
            "missing": missing,
        }
    )
)
