*** Settings ***
Documentation       Elements are found by role, by label, by text and by test id.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser


*** Test Cases ***
A Tab Is Found By Its Role And Its Text
    [Documentation]    SeleniumLibrary has no locator for roles. XPath finds a role attribute in the HTML.
    Open Page    /webelements/NewTabOrWindowPage
    Click Element    xpath://*[@role = "tab" and . = "Tab 2"]
    Wait Until Element Is Visible    xpath://*[@role = "tabpanel" and contains(., "blue corner")]

A Button Has Its Role Without An Attribute
    [Documentation]    The browser computes the role of an element without a role attribute.
    Open Page    /webelements/modal
    ${button}=    Get WebElement    xpath://button[. = "Open Modal"]
    Should Be Equal    ${button.aria_role}    button

A Checkbox Is Found By Its Label
    Open Page    /webelements/checkboxes
    Select Checkbox    label:Checkbox 2
    Outcome Should Become    Checked    Checkbox 2

A Field Is Found By Its Label
    Open Page    /webelements/simple-input-form
    Input Text    label:Full name    Mara Okafor
    Outcome Should Become    The form holds    Full name: Mara Okafor

A Button Is Found By Its Text
    Open Page    /webelements/modal
    Click Element    button:Open Modal
    Wait Until Element Is Visible    css:dialog

An Element Without A Name Is Found By Its Test Id
    Open Page    /webelements/EditableTablePage
    Element Text Should Be    data:testid:user-2-first-name    Jonas

A Label That Does Not Exist Finds Nothing
    Open Page    /webelements/checkboxes
    Page Should Contain Element    css:input[type=checkbox]    limit=2
    Page Should Not Contain Element    label:Checkbox 3
