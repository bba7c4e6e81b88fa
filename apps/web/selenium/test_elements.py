"""The exercises of the group Elements."""

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

page_at = pytest.mark.page

BROKEN_LINKS = ["Non-existent Page", "Invalid Path", "404 Page"]
WORKING_LINKS = ["Home Page", "List of exercises", "Checkboxes", "About this site"]
STATUS = "fetch(location).then(({ status }) => arguments[0](status))"


@page_at("/webelements/simple-input-form")
def test_the_form_shows_the_typed_text(page):
    page.field("Full name").send_keys("Ada Lovelace")
    page.field("Current address").send_keys("Main Street 1", Keys.ENTER, "Utrecht")
    page.shows("The form holds", "Full name: Ada Lovelace; Current address: Main Street 1\nUtrecht")


@page_at("/webelements/simple-input-form")
def test_the_form_shows_nothing_for_a_cleared_field(page):
    page.field("Email").send_keys("ada@example.com")
    page.field("Email").clear()
    page.shows("The form holds", "nothing")


@page_at("/webelements/checkboxes")
def test_the_second_box_makes_an_angry_face(page):
    page.field("Checkbox 2").click()
    assert page.field("Checkbox 2").is_selected()
    page.shows("Face", "angry face")
    page.field("Checkbox 2").click()
    page.shows("Face", "smiling face")


@page_at("/webelements/radiobuttonpage")
def test_the_message_of_the_radio_buttons_disappears(page):
    page.field("Radio 1").click()
    page.shows("Message", "You selected: Radio 1")
    page.shows("Message", "")


@page_at("/webelements/SelectBoxPage")
def test_an_option_is_chosen_by_text_by_value_and_by_position(page):
    options = Select(page.field("Option"))
    options.select_by_visible_text("Option 1")
    page.shows("Message", "You selected: Option 1")
    options.select_by_value("Option 2")
    page.shows("Message", "You selected: Option 2")
    options.select_by_index(1)
    page.shows("Message", "You selected: Option 1")


@page_at("/webelements/EditableTablePage")
def test_a_new_user_gets_the_next_id(page):
    page.field("First Name").send_keys("Ada")
    page.field("Age").send_keys("36")
    page.button("Add").click()
    page.shows("Last change", "Added user 4")
    assert page.part("user-4-first-name").text == "Ada"


@page_at("/webelements/EditableTablePage")
def test_edit_loads_a_row_and_update_saves_it(page):
    page.button("Edit user 2").click()
    page.field("Department").clear()
    page.field("Department").send_keys("Research")
    page.button("Update").click()
    page.shows("Last change", "Updated user 2")
    assert page.part("user-2-department").text == "Research"


@page_at("/webelements/EditableTablePage")
def test_delete_removes_the_row(page):
    page.button("Delete user 1").click()
    page.shows("Last change", "Deleted user 1")
    assert not page.has("user-1")


@pytest.mark.parametrize(
    "names, status", [(WORKING_LINKS, 200), (BROKEN_LINKS, 404)], ids=["working", "broken"]
)
@page_at("/webelements/links")
def test_the_server_answers_each_link_with_the_expected_status(page, names, status):
    for name in names:
        page.link(name).click()
        page.until(lambda: not page.has("link-home"), f"{name} leads nowhere")
        assert page.driver.execute_async_script(STATUS) == status
        page.driver.back()


@page_at("/webelements/broken-images")
def test_a_broken_image_has_no_natural_width(page):
    page.shows("Broken Image", "failed to load")
    assert page.part("image-broken").get_property("naturalWidth") == 0
    assert page.part("image-valid").get_property("naturalWidth") > 0


@pytest.mark.parametrize(
    "name, file, start",
    [("Example PDF", "example.pdf", b"%PDF-"), ("Example Excel", "example.xlsx", b"PK")],
)
@page_at("/webelements/upload-download")
def test_a_download_is_a_real_file(page, saved, name, file, start):
    page.button(f"Download {name}").click()
    content = saved(file)
    assert content.startswith(start)
    page.shows("Saved", f"{name}, {len(content)} bytes")


@page_at("/webelements/upload-download")
def test_an_upload_shows_the_name_of_the_file(page, tmp_path):
    file = tmp_path / "scorecard.txt"
    file.write_text("10:9")
    page.part("upload-file").send_keys(str(file))
    page.shows("Upload", 'File "scorecard.txt" has been uploaded successfully!')


@page_at("/webelements/filedownloader")
def test_the_row_of_a_file_shows_that_it_is_saved(page, saved):
    page.button("Download Example Excel").click()
    page.shows("State of Example Excel", f"saved, {len(saved('example.xlsx'))} bytes")
    page.shows("State of Example PDF", "not saved")


@page_at("/webelements/formbuttonelements")
def test_a_filled_form_shows_a_message_that_disappears(page):
    page.field("Name").send_keys("Ada")
    page.field("Email").send_keys("ada@example.com")
    page.field("Age").send_keys("36")
    page.button("Submit").click()
    page.shows("Message", "All fields were filled successfully!")
    page.shows("Message", "")


@page_at("/webelements/formbuttonelements")
def test_an_empty_field_gets_an_error_and_the_focus(page):
    page.field("Name").send_keys("Ada", Keys.ENTER)
    assert page.part("person-email-error").text == "Email is empty: please fill it in."
    assert page.driver.switch_to.active_element == page.field("Email")
