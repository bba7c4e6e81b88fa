*** Settings ***
Documentation       The clock of the workspace is advanced, so that no test waits for an hour.
Resource            ../resources/api.resource
Test Setup          Run Keywords    Open Workspace    AND    Freeze The Clock
Test Teardown       Delete Workspace


*** Test Cases ***
A Token Expires After One Hour, Without Waiting
    ${token}=    Log In
    Set The Clock    advance=PT59M59S
    Show Account    ${token}    200
    Set The Clock    advance=PT1S
    ${refused}=    Show Account    ${token}    401
    Should Be Equal    ${refused.json()}[error]    Invalid token
    Should Contain    ${refused.headers}[WWW-Authenticate]    error="invalid_token"

A Client Gets A New Token After The Old One Has Expired
    ${old}=    Log In
    Set The Clock    advance=PT1H
    Show Account    ${old}    401
    ${new}=    Log In
    ${account}=    Show Account    ${new}    200
    Should Be Equal    ${account.json()}[username]    reader
    Should Be Equal    ${account.json()}[expires_at]    2030-01-01T02:00:00.000Z


*** Keywords ***
Freeze The Clock
    Set The Clock    now=2030-01-01T00:00:00Z    clock=frozen

Set The Clock
    [Arguments]    &{settings}
    PATCH On Session    api    /workspace    json=${settings}    expected_status=200

Log In
    VAR    &{reader}    username=reader    password=amber-Falcon-92
    ${granted}=    POST On Session    api    /auth    json=${reader}    expected_status=200
    RETURN    ${granted.json()}[token]

Show Account
    [Arguments]    ${token}    ${status}
    VAR    &{headers}    Authorization=Bearer ${token}
    ${account}=    GET On Session    api    /auth/me    headers=${headers}    expected_status=${status}
    RETURN    ${account}
