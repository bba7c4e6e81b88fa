*** Settings ***
Documentation       Elements are found by role, by label, by text and by test id.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser


*** Test Cases ***
A Tab Is Found By Its Role And Its Text
    [Documentation]    SeleniumLibrary knows no roles: XPath finds those that the page writes down.
    Open Page    /webelements/NewTabOrWindowPage
    Click Element    xpath://*[@role = "tab" and . = "Tab 2"]
    Wait Until Element Is Visible    xpath://*[@role = "tabpanel" and contains(., "blue corner")]

A Button Has Its Role Without A Word
    [Documentation]    What the page does not write down, the browser tells.
    Open Page    /webelements/modal
    ${button}=    Get WebElement    xpath://button[. = "Open Modal"]
    Should Be Equal    ${button.aria_role}    button

A Checkbox Is Found By Its Label
    Open Page    /webelements/checkboxes
    Select Checkbox    label:Angry
    Outcome Should Become    Checked    Angry

A Field Is Found By Its Label
    Open Page    /webelements/simple-input-form
    Input Text    label:Full name    Mara Okafor
    Outcome Should Become    The form holds    Full name: Mara Okafor

A Button Is Found By Its Text
    Open Page    /webelements/modal
    Click Button    Open Modal
    Wait Until Element Is Visible    css:dialog

What Has No Name Of Its Own Is Found By Its Test Id
    Open Page    /webelements/EditableTablePage
    Element Text Should Be    data:testid:user-2-first-name    Jonas

A Label That Is Nowhere Finds Nothing
    Open Page    /webelements/checkboxes
    Page Should Contain Element    css:input[type=checkbox]    limit=2
    Page Should Not Contain Element    label:Furious
