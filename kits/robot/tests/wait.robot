*** Settings ***
Documentation       A test waits for a condition, with a timeout, and never sleeps.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser


*** Test Cases ***
The Progress Bar Reaches 100 Percent
    Open Page    /webelements/progress-bar?speed=4
    Click Element    button:Start
    Wait Until Page Contains Element    xpath://button[. = "Completed" and @disabled]
    Outcome Should Become    Percent    100%

The Button Is Enabled After Hovering And Disabled When The Mouse Leaves
    Open Page    /webelements/hovertoclickbutton?speed=20
    Element Should Be Disabled    data:testid:hover-click
    Mouse Over    data:testid:hover-text
    Wait Until Element Is Enabled    data:testid:hover-click
    Mouse Over    css:h1
    Wait Until Keyword Succeeds    5s    50ms    Element Should Be Disabled    data:testid:hover-click

A Message Appears And Disappears
    Open Page    /webelements/NewTabOrWindowPage?speed=1
    Click Element    data:testid:tab-2
    Outcome Should Become    Message    You tabbed to another tab.
    Outcome Should Become    Message    ${EMPTY}

Waiting For A Text That Never Appears Times Out
    Open Page    /webelements/progress-bar?speed=1
    Run Keyword And Expect Error    *'100%' did not appear in 300 milliseconds*
    ...    Wait Until Page Contains    100%    timeout=300ms
