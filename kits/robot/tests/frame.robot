*** Settings ***
Documentation       Frames, a shadow root, a new tab and a new window are entered and left.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close All Browsers


*** Test Cases ***
A Frame Is Entered And Left
    Open Page    /webelements/nestedframepage
    Select Frame    frame-middle
    Outcome Should Become    Middle is    not highlighted
    Mouse Over    data:testid:middle-box
    Outcome Should Become    Middle is    highlighted
    [Teardown]    Unselect Frame

A Field In A Shadow Root Is Found Only Through Its Host
    Open Page    /webelements/shadowdompage
    Page Should Not Contain Element    id:shadow-input
    ${host}=    Get WebElement    data:testid:shadow-host
    ${field}=    Call Method    ${host.shadow_root}    find_element    id    shadow-input
    ${button}=    Call Method    ${host.shadow_root}    find_element    id    shadow-click
    Input Text    ${field}    hello from the shadow
    Click Element    ${button}
    Alert Should Be Present    Button clicked! Input value: hello from the shadow
    Outcome Should Become    The alert said    Button clicked! Input value: hello from the shadow
    [Teardown]    Dismiss A Forgotten Alert

A New Tab Opens, And The Page Stays Open
    Open Page    /webelements/NewTabOrWindowPage
    Click Element    button:Open New Tab
    Should Open Another Site And Return

A New Window Opens, And The Page Stays Open
    Open Page    /webelements/NewTabOrWindowPage
    Click Element    button:Open New Window
    Should Open Another Site And Return


*** Keywords ***
Should Open Another Site And Return
    Switch Window    NEW    timeout=5s
    Wait Until Location Contains    ://    message=The new tab or window stayed blank.
    Wait Until Location Does Not Contain    ${WEB_URL}
    Close Window
    Switch Window    MAIN
    Location Should Be    ${WEB_URL}/webelements/NewTabOrWindowPage
