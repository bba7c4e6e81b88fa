*** Settings ***
Documentation       A modal, an alert, a confirmation and a prompt are answered.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser
Test Teardown       Dismiss A Forgotten Alert


*** Test Cases ***
A Modal Is Closed By Its Button
    Open Page    /webelements/modal
    Click Element    button:Open Modal
    Wait Until Element Is Visible    css:dialog
    Click Element    button:Close
    Wait Until Element Is Not Visible    css:dialog
    Outcome Should Become    Closed by    the Close button

A Modal Is Closed By Escape
    Open Page    /webelements/modal
    Click Element    button:Open Modal
    Wait Until Element Is Visible    css:dialog
    Press Keys    NONE    ESCAPE
    Wait Until Element Is Not Visible    css:dialog
    Outcome Should Become    Closed by    Escape

An Alert Is Closed
    Open Page    /webelements/alertpage
    Click Element    button:Show Alert
    Handle Alert
    Outcome Should Become    Answer    The alert was closed

A Confirmation Is Accepted
    Open Page    /webelements/alertpage
    Click Element    button:Show Confirm
    Alert Should Be Present    Do you confirm this action?    action=ACCEPT
    Alert Should Be Present    User confirmed: true
    Outcome Should Become    Answer    User confirmed: true

A Confirmation Is Dismissed
    Open Page    /webelements/alertpage
    Click Element    button:Show Confirm
    Handle Alert    DISMISS
    Alert Should Be Present    User confirmed: false
    Outcome Should Become    Answer    User confirmed: false

A Prompt Is Answered
    Open Page    /webelements/alertpage
    Click Element    button:Show Prompt
    Input Text Into Alert    left hook
    Alert Should Be Present    User input: left hook
    Outcome Should Become    Answer    User input: left hook

A Prompt Is Cancelled
    Open Page    /webelements/alertpage
    Click Element    button:Show Prompt
    Handle Alert    DISMISS
    Alert Should Be Present    The prompt was cancelled
    Outcome Should Become    Answer    The prompt was cancelled

Without A Dialog, No Alert Is Open
    Open Page    /webelements/alertpage
    Alert Should Not Be Present    timeout=200ms
