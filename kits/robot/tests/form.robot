*** Settings ***
Documentation       A form is filled; its errors and its result are checked.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser
Test Setup          Open Page    /webelements/formbuttonelements


*** Test Cases ***
A Complete Form Is Accepted
    Submit Person    Mara Okafor    mara@example.com    34
    Outcome Should Become    Message    All fields were filled successfully!

A Form Without A Field Shows An Error At The Field
    [Template]    Missing Field Should Show Error
    Name     ${EMPTY}        mara@example.com    34
    Email    Mara Okafor    ${EMPTY}            34
    Age      Mara Okafor    mara@example.com    ${EMPTY}

Submitting An Empty Form Moves The Focus To The First Field
    Click Element    button:Submit
    Wait Until Element Is Visible    data:testid:person-name-error
    Focus Should Reach    label:Name

An Error Disappears When The Field Is Corrected
    Submit Person    Mara Okafor    ${EMPTY}    34
    Wait Until Element Is Visible    data:testid:person-email-error
    Submit Person    Mara Okafor    mara@example.com    34
    Wait Until Page Does Not Contain Element    data:testid:person-email-error


*** Keywords ***
Submit Person
    [Arguments]    ${name}    ${email}    ${age}
    Input Text    label:Name    ${name}
    Input Text    label:Email    ${email}
    Input Text    label:Age    ${age}
    Click Element    button:Submit

Missing Field Should Show Error
    [Arguments]    ${field}    @{person}
    Submit Person    @{person}
    Wait Until Page Contains    ${field} is empty: please fill it in.
    Element Attribute Value Should Be    label:${field}    aria-invalid    true
    Outcome Should Become    Message    ${EMPTY}
