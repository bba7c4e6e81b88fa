from pages.page import Page


class SimpleForm(Page):
    path = "/webelements/simple-input-form"

    def holds(self, text):
        self.shows("The form holds", text)


class PersonForm(Page):
    path = "/webelements/formbuttonelements"

    def fill(self, **values):
        for label, value in values.items():
            self.field(label).send_keys(value)

    def submit(self):
        self.button("Submit").click()

    def error(self, field):
        return self.part(f"person-{field}-error").text

    def says(self, text):
        self.shows("Message", text)
