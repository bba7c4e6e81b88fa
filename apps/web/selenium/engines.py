"""The three browser engines: how each starts, and where each needs its own commands."""

import os

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.bidi.emulation import GeolocationCoordinates
from selenium.webdriver.remote.command import Command
from selenium.webdriver.support.wait import WebDriverWait

WIDTH, HEIGHT = 1280, 900


class Engine:
    # Roles that this engine computes instead of the ARIA role.
    ROLES = {}

    def __init__(self, browser, driver):
        self.browser, self.driver = browser, driver

    def has_role(self, element, role):
        computed = element.aria_role
        return computed == role or computed in self.ROLES.get(role, [])

    def open_tab(self, driver):
        """Opens the tab in which a test works."""
        driver.switch_to.new_window("tab")

    def show_whole_page(self, driver):
        pass

    def name_of(self, element):
        return element.accessible_name

    def forget_permissions(self, driver):
        pass

    def is_spent(self, driver):
        """Whether the next test needs a new browser."""
        return False


class Chromium(Engine):
    TITLE = "Chromium"
    ROLES = {"img": ["image"], "textbox": ["Date"]}
    REFUSAL = "User denied Geolocation"
    FLAGS = [
        "--headless=new",
        f"--window-size={WIDTH},{HEIGHT}",
        # The order of day and month in a date field follows the language of the browser.
        "--lang=en-US",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
    ]

    def start(self, downloads):
        options = webdriver.ChromeOptions()
        options.binary_location = self.browser
        options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        for flag in self.FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else []):
            options.add_argument(flag)
        return webdriver.Chrome(options, webdriver.ChromeService(self.driver))

    def keys_of_date(self, day):
        return day.strftime("%m%d%Y")

    def allow(self, driver, origin, permission, state):
        driver.set_permissions(permission, state)

    def forget_permissions(self, driver):
        driver.execute_cdp_cmd("Browser.resetPermissions", {})

    def stand_at(self, driver, latitude, longitude):
        place = {"latitude": latitude, "longitude": longitude, "accuracy": 1}
        driver.execute_cdp_cmd("Emulation.setGeolocationOverride", place)

    def console_errors(self, driver):
        """The errors and warnings in the console since the last call."""
        log = driver.get_log("browser")
        return [line["message"] for line in log if line["level"] in ["SEVERE", "WARNING"]]


class Firefox(Engine):
    TITLE = "Firefox"
    # Firefox computes no role for a date field, and "generic" for a broken image.
    ROLES = {"img": ["image", "generic"], "textbox": [""]}
    REFUSAL = "User denied geolocation prompt"

    def start(self, downloads):
        options = webdriver.FirefoxOptions()
        options.binary_location = self.browser
        options.enable_bidi = True
        # With BiDi, the driver would otherwise dismiss a dialog as soon as it opens.
        options.unhandled_prompt_behavior = "ignore"
        for flag in ["-headless", f"--width={WIDTH}", f"--height={HEIGHT}"]:
            options.add_argument(flag)
        options.set_preference("intl.accept_languages", "en-US")
        options.set_preference("browser.download.folderList", 2)
        options.set_preference("browser.download.dir", str(downloads))
        options.set_preference("pdfjs.disabled", True)
        driver = webdriver.Firefox(options, webdriver.FirefoxService(self.driver))
        driver.logged = []
        driver.script.add_console_message_handler(driver.logged.append)
        driver.script.add_javascript_error_handler(driver.logged.append)
        return driver

    def name_of(self, element):
        """Firefox adds the text inside a file field to the name."""
        return element.accessible_name.removesuffix(" Browse… No file selected.")

    def keys_of_date(self, day):
        return day.isoformat()

    def allow(self, driver, origin, permission, state):
        driver.permissions.set_permission(permission, state, origin)

    def stand_at(self, driver, latitude, longitude):
        place = GeolocationCoordinates(latitude, longitude, accuracy=1)
        driver.emulation.set_geolocation_override(place, contexts=[driver.current_window_handle])

    def console_errors(self, driver):
        """The errors and warnings in the console since the last call."""
        messages = [line.text for line in driver.logged if line.level in ["error", "warn"]]
        driver.logged.clear()
        return messages


class MendedWebKit(webdriver.WebKitGTK):
    has_right_clicked = False

    def get(self, url):
        """In a second window, the driver returns before the page is loaded."""
        super().get(url)
        loaded = lambda _: self.execute_script("return document.readyState") == "complete"
        WebDriverWait(self, 10, 0.02).until(loaded)

    def execute(self, driver_command, params=None):
        if driver_command == Command.W3C_ACTIONS:
            moves = [move for source in params["actions"] for move in source["actions"]]
            self.has_right_clicked |= any(move.get("button") == MouseButton.RIGHT for move in moves)
        return super().execute(driver_command, params)


class WebKit(Engine):
    TITLE = "WebKit"
    # WebKit computes "button" for a select box, and "textbox" for a field with a datalist.
    ROLES = {"img": ["image"], "combobox": ["button", "textbox"], "spinbutton": ["textbox"]}

    def start(self, downloads):
        options = webdriver.WebKitGTKOptions()
        options.binary_location = self.browser
        options.add_argument("--automation")
        # MiniBrowser saves downloads to the folder in the desktop's settings.
        settings = downloads.parent / "settings"
        settings.mkdir(exist_ok=True)
        (settings / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{downloads}"\n')
        env = os.environ | {"XDG_CONFIG_HOME": str(settings)}
        driver = MendedWebKit(options, webdriver.WebKitGTKService(self.driver, env=env))
        # Commands of other drivers. The test of the faults fails on the day this driver supports them.
        for name, path in [("setPermissions", "permissions"), ("getLog", "se/log")]:
            driver.command_executor.add_command(name, "POST", f"/session/$sessionId/{path}")
        return driver

    def open_tab(self, driver):
        """Opens a window: in a second tab, the driver waits for the mouse forever."""
        driver.switch_to.new_window("window")
        driver.set_window_size(WIDTH, HEIGHT)

    def show_whole_page(self, driver):
        """The driver finds the place of an element for a click only when it has not scrolled before."""
        driver.set_window_size(WIDTH, 3 * HEIGHT)

    def keys_of_date(self, day):
        return day.strftime("%m/%d/%Y")

    def allow(self, driver, origin, permission, state):
        descriptor = {"name": permission}
        driver.execute("setPermissions", {"descriptor": descriptor, "state": state})

    def is_spent(self, driver):
        """The fault RIGHT_CLICK lasts as long as the browser."""
        return driver.has_right_clicked

    def console_errors(self, driver):
        return driver.execute("getLog", {"type": "browser"})["value"]

    def name_of(self, element):
        """WebKit computes no name for a cell, and fails for an element that is not visible yet."""
        try:
            return element.text if element.aria_role == "cell" else element.accessible_name
        except WebDriverException as error:
            if type(error) is WebDriverException:
                return ""
            raise


ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
NAME = os.environ.get("ENGINE", "chromium")


def current_engine():
    return ENGINES[NAME](os.environ["BROWSER_PATH"], os.environ["DRIVER_PATH"])
