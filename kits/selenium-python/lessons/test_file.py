"""File: one file is uploaded, one downloaded; the first bytes show its type."""

import pytest

from pages.files import Files

PDF = "/files/example.pdf"


def test_an_upload_shows_the_name_of_the_file(driver, tmp_path):
    scorecard = tmp_path / "scorecard.txt"
    scorecard.write_text("10:9")
    page = Files(driver).open()
    page.upload(scorecard)
    page.shows("Upload", 'File "scorecard.txt" has been uploaded successfully!')


@pytest.mark.parametrize(
    "name, file, start",
    [("Example PDF", "example.pdf", b"%PDF-"), ("Example Excel", "example.xlsx", b"PK")],
)
def test_a_download_is_a_real_file(driver, downloads, name, file, start):
    content = Files(driver).open().download(name, to=downloads / file)
    assert content.startswith(start)


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
