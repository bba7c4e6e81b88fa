*** Settings ***
Documentation       A call that fails in half of the cases: its failures are foretold, and come again.
Resource            ../resources/api.resource
Test Setup          Run Keywords    Open Workspace    AND    Rewind
Test Teardown       Delete Workspace


*** Variables ***
# The first eight steps of seed 42, as docs/chance.md of Sparring has them.
@{FORETOLD}         ${500}    ${200}    ${200}    ${500}    ${500}    ${200}    ${200}    ${500}


*** Test Cases ***
The Failures Are Those That Were Foretold, Each Time
    Outcomes Should Be    ${FORETOLD}
    Rewind
    Outcomes Should Be    ${FORETOLD}

An Answer Says How Chance Decided
    ${answer}=    GET On Session    api    /testing/random500    expected_status=500
    Should Be Equal    ${answer.headers}[X-Chance]    seed=42; step=0; p=0.5; outcome=500
    Should Be Equal    ${answer.json()}[error]    Random server error

A Call That Fails At First Succeeds When It Is Tried Again
    Wait Until Keyword Succeeds    3x    0s
    ...    GET On Session    api    /testing/random500    expected_status=200
    ${workspace}=    GET On Session    api    /workspace
    Should Be Equal    ${workspace.json()}[step]    ${2}

Without Chance Nothing Fails
    VAR    &{never}    chance=never
    PATCH On Session    api    /workspace    json=${never}
    Outcomes Should Be    ${{ [200] * 8 }}


*** Keywords ***
Rewind
    VAR    &{settings}    seed=${42}    chance=seeded
    PATCH On Session    api    /workspace    json=${settings}    expected_status=200

Outcomes Should Be
    [Arguments]    ${statuses}
    @{outcomes}=    Create List
    FOR    ${_}    IN    @{statuses}
        ${answer}=    GET On Session    api    /testing/random500    expected_status=Anything
        Append To List    ${outcomes}    ${answer.status_code}
    END
    Should Be Equal    ${outcomes}    ${statuses}
