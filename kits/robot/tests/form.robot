*** Settings ***
Documentation       A form is filled; its errors and its result are read.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser
Test Setup          Open Page    /webelements/formbuttonelements


*** Test Cases ***
A Complete Form Is Accepted
    Submit Person    Mara Okafor    mara@example.com    34
    Outcome Should Become    Message    All fields were filled successfully!

A Form That Lacks A Field Asks For It
    [Template]    Asked For
    Name     ${EMPTY}        mara@example.com    34
    Email    Mara Okafor    ${EMPTY}            34
    Age      Mara Okafor    mara@example.com    ${EMPTY}

An Empty Form Leads To Its First Field
    Click Button    Submit
    Wait Until Element Is Visible    data:testid:person-name-error
    Focus Should Reach    label:Name

An Error Goes When The Field Is Mended
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
    Click Button    Submit

Asked For
    [Arguments]    ${field}    @{person}
    Submit Person    @{person}
    Wait Until Page Contains    ${field} is empty: please fill it in.
    Element Attribute Value Should Be    label:${field}    aria-invalid    true
    Outcome Should Become    Message    ${EMPTY}
