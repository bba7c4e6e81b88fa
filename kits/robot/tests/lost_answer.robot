*** Settings ***
Documentation       The connection breaks after the API has stored the book. A retry with the same key adds no second one.
Resource            ../resources/api.resource
Resource            ../resources/browser.resource
Test Setup          Run Keywords    Open Workspace    AND    Lose The Next Answer
Test Teardown       Delete Workspace


*** Variables ***
&{BOOK}
...                 title=The Book That Was Ordered Once
...                 author=Mara Okafor
...                 price=${21}
...                 category=Testing
...                 isbn=9780000009050
...                 stock=${1}
&{SAME_KEY}         Idempotency-Key=order-1


*** Test Cases ***
A Retry With The Same Key Adds No Second Book
    Order Without An Answer    headers=${SAME_KEY}
    ${retried}=    POST On Session    api    /books    json=${BOOK}    headers=${SAME_KEY}
    ...    expected_status=201
    Should Be Equal    ${retried.headers}[Idempotency-Replayed]    true
    ${found}=    GET On Session    api    /books    params=author=Mara Okafor
    Should Be Equal    ${found.json()}    ${{ [$retried.json()] }}

Without A Key, The Retry Gets 409, And The Client Does Not Know Whose Book It Is
    Order Without An Answer
    POST On Session    api    /books    json=${BOOK}    expected_status=409

Another Book With The Same Key Is Refused
    Order Without An Answer    headers=${SAME_KEY}
    VAR    &{other}    &{BOOK}    isbn=9780000009067
    POST On Session    api    /books    json=${other}    headers=${SAME_KEY}    expected_status=422

The Browser Shows One Book After The Retry
    [Setup]    Run Keywords    Open Workspace    AND    Lose The Next Answer    AND    Open Sparring
    Order Without An Answer    headers=${SAME_KEY}
    POST On Session    api    /books    json=${BOOK}    headers=${SAME_KEY}    expected_status=201
    Open Page    /api/bookapi?workspace=${WORKSPACE}
    Input Text    label:author (query)    Mara Okafor
    Click Button    data:testid:list-books-send
    Wait Until Element Contains    data:testid:list-books-answer-body    ${BOOK}[title]
    ${shown}=    Get Text    data:testid:list-books-answer-body
    ${titles}=    Evaluate    [book['title'] for book in json.loads($shown)]
    Should Be Equal    ${titles}    ${{ [$BOOK['title']] }}
    [Teardown]    Run Keywords    Close Browser    AND    Delete Workspace


*** Keywords ***
Lose The Next Answer
    [Documentation]    The API stores the next new book and then resets the connection.
    VAR    &{reset}    kind=reset    when=after
    VAR    &{rule}    method=POST    path=/books    outcomes=${{ [$reset] }}
    VAR    &{faults}    rules=${{ [$rule] }}
    PUT On Session    api    /workspace/faults    json=${faults}    expected_status=200

Order Without An Answer
    [Arguments]    &{more}
    Run Keyword And Expect Error    ConnectionError:*
    ...    POST On Session    api    /books    json=${BOOK}    &{more}
