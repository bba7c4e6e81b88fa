*** Settings ***
Documentation       Rows are added, edited, sorted and read.
Resource            ../resources/browser.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser


*** Test Cases ***
A User Is Added As The Last Row
    Open Page    /webelements/EditableTablePage
    Input Text    label:First Name    Ada
    Input Text    label:Last Name    Lovelace
    Click Element    button:Add
    Outcome Should Become    Last change    Added user 4
    Table Row Should Contain    data:testid:users    -1    Ada
    Table Row Should Contain    data:testid:users    -1    Lovelace

A User Is Edited In Place
    Open Page    /webelements/EditableTablePage
    Click Button    data:testid:user-2-edit
    Wait Until Keyword Succeeds    5s    50ms    Textfield Value Should Be    label:First Name    Jonas
    Input Text    label:Department    Quality
    Click Element    button:Update
    Outcome Should Become    Last change    Updated user 2
    Text Should Become    data:testid:user-2-department    Quality

Deleting A User Does Not Change The Others
    Open Page    /webelements/EditableTablePage
    Click Button    data:testid:user-2-delete
    Outcome Should Become    Last change    Deleted user 2
    Table Column Should Be    users    1    Mara    Ines

Prices Are Sorted As Numbers, In Both Directions
    Open Page    /webelements/sorting-table
    Click Element    button:Price
    Outcome Should Become    Sorted by    price, ascending
    Table Column Should Be    produce-table    2    0.95    1.40    2.75    2.75    3.20    10.90
    Click Element    button:Price
    Outcome Should Become    Sorted by    price, descending
    Table Column Should Be    produce-table    2    10.90    3.20    2.75    2.75    1.40    0.95

Sorting Moves Whole Rows
    Open Page    /webelements/sorting-table
    Click Element    button:Price
    Outcome Should Become    Sorted by    price, ascending
    Table Row Should Contain    data:testid:produce-table    -1    Asparagus
    Table Row Should Contain    data:testid:produce-table    -1    10.90


*** Keywords ***
Table Column Should Be
    [Arguments]    ${table}    ${column}    @{texts}
    ${cells}=    Get WebElements    css:[data-testid="${table}"] tbody tr > :nth-child(${column})
    ${shown}=    Evaluate    [cell.text for cell in $cells]
    Should Be Equal    ${shown}    ${texts}
