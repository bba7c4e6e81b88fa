from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as conditions

from pages.page import Page, at


class UserTable(Page):
    path = "/webelements/EditableTablePage"

    def type(self, label, text):
        field = self.field(label)
        field.clear()
        field.send_keys(text)

    def press(self, button):
        self.button(button).click()

    def changed(self, text):
        self.shows("Last change", text)

    def row(self, user):
        return self.part(f"user-{user}").text

    def cell(self, user, column):
        return self.part(f"user-{user}-{column}").text

    def loses(self, user):
        self.wait.until(conditions.invisibility_of_element_located(at(f"user-{user}")))


class ProduceTable(Page):
    path = "/webelements/sorting-table"

    def sort_by(self, heading):
        self.button(heading).click()

    def is_sorted_by(self, text):
        self.shows("Sorted by", text)

    def prices(self):
        rows = self.part("produce-table").find_elements(By.CSS_SELECTOR, "tbody tr")
        return [float(row.find_elements(By.TAG_NAME, "td")[1].text) for row in rows]
