*** Settings ***
Documentation       A book is created, read, changed and deleted over HTTP.
Resource            ../resources/api.resource
Resource            ../resources/browser.resource
Test Setup          Open Workspace
Test Teardown       Delete Workspace


*** Variables ***
&{TEA}
...                 title=Tea with the Compiler
...                 author=Noor Haddad
...                 price=${17.5}
...                 category=Fiction
...                 isbn=9780000009012
...                 stock=${4}


*** Test Cases ***
A Book Is Created, Read, Updated And Deleted
    ${created}=    POST On Session    api    /books    json=${TEA}    expected_status=201
    Dictionary Should Contain Sub Dictionary    ${created.json()}    ${TEA}
    VAR    ${path}    /books/${created.json()}[id]
    Should End With    ${created.headers}[Location]    ${path}

    ${read}=    GET On Session    api    ${path}    expected_status=200
    Should Be Equal    ${read.json()}    ${created.json()}

    VAR    &{change}    price=${15}
    ${updated}=    PUT On Session    api    ${path}    json=${change}    expected_status=200
    Should Be Equal    ${updated.json()}[price]    ${15}
    Should Be Equal    ${updated.json()}[title]    ${TEA}[title]

    ${deleted}=    DELETE On Session    api    ${path}    expected_status=200
    Should Be Equal    ${deleted.json()}[message]    Book deleted
    GET On Session    api    ${path}    expected_status=404
    DELETE On Session    api    ${path}    expected_status=404

A Book Created Over HTTP Is Visible In The Browser
    [Setup]    Run Keywords    Open Workspace    AND    Open Sparring
    POST On Session    api    /books    json=${TEA}    expected_status=201
    Open Page    /api/bookapi?workspace=${WORKSPACE}
    Input Text    label:category (query)    Fiction
    Click Button    data:testid:list-books-send
    Wait Until Element Contains    data:testid:list-books-answer    200 OK
    Wait Until Element Contains    data:testid:list-books-answer-body    ${TEA}[title]
    [Teardown]    Run Keywords    Close Browser    AND    Delete Workspace

A Book With Invalid Fields Is Refused With A Pointer For Each
    VAR    &{bad}    &{TEA}    price=${-1}    isbn=123
    ${refused}=    POST On Session    api    /books    json=${bad}    expected_status=400
    ${pointers}=    Evaluate    [error['pointer'] for error in $refused.json()['errors']]
    Should Be Equal    ${pointers}    ${{ ['/price', '/isbn'] }}

A Valid Token Identifies The User, And A Request Without One Gets 401
    VAR    &{reader}    username=reader    password=amber-Falcon-92
    ${granted}=    POST On Session    api    /auth    json=${reader}    expected_status=200
    VAR    &{token}    Authorization=Bearer ${granted.json()}[token]
    ${me}=    GET On Session    api    /auth/me    headers=${token}    expected_status=200
    Should Be Equal    ${me.json()}[username]    reader
    GET On Session    api    /auth/me    expected_status=401
