"""File: one file is uploaded, one downloaded; the first bytes show its type."""

import pytest
from playwright.sync_api import expect

PDF = "/files/example.pdf"


def test_an_upload_shows_the_name_of_the_file(page):
    page.goto("/webelements/upload-download")
    scorecard = {"name": "scorecard.txt", "mimeType": "text/plain", "buffer": b"10:9"}
    page.get_by_label("File to upload").set_input_files(scorecard)
    expect(page.get_by_role("status", name="Upload")).to_have_text(
        'File "scorecard.txt" has been uploaded successfully!'
    )


@pytest.mark.parametrize(
    "name, file, start",
    [("Example PDF", "example.pdf", b"%PDF-"), ("Example Excel", "example.xlsx", b"PK")],
)
def test_a_download_is_a_real_file(page, tmp_path, name, file, start):
    page.goto("/webelements/upload-download")
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Download {name}").click()
    assert download.value.suggested_filename == file
    download.value.save_as(tmp_path / file)
    content = (tmp_path / file).read_bytes()
    assert content.startswith(start)
    expect(page.get_by_role("status", name="Saved")).to_have_text(f"{name}, {len(content)} bytes")


def test_a_range_request_returns_the_first_bytes(api):
    whole = api.get(PDF).content
    part = api.get(PDF, headers={"Range": "bytes=0-7"})
    assert (part.status_code, part.content) == (206, whole[:8])
    assert part.content.startswith(b"%PDF-")
    assert part.headers["Content-Range"] == f"bytes 0-7/{len(whole)}"


def test_an_unchanged_file_is_not_sent_again(api):
    known = {"If-None-Match": api.get(PDF).headers["ETag"]}
    again = api.get(PDF, headers=known)
    assert (again.status_code, again.content) == (304, b"")


def test_a_range_after_the_end_gets_416(api):
    refused = api.get(PDF, headers={"Range": "bytes=999999-"})
    assert (refused.status_code, refused.json()["error"]) == (416, "Range not satisfiable")
