from pages.page import Page


class Files(Page):
    path = "/webelements/upload-download"

    def upload(self, path):
        """Sends the path to the file input; no file dialog opens."""
        self.field("File to upload").send_keys(str(path))

    def download(self, name, to):
        """Waits for the line on the page and for the file on the disk."""
        self.button(f"Download {name}").click()
        self.wait.until(
            lambda _: to.exists() and to.stat().st_size, f"{to.name} was never saved"
        )
        content = to.read_bytes()
        self.shows("Saved", f"{name}, {len(content)} bytes")
        return content
