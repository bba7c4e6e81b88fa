*** Settings ***
Documentation       A call fails in half of the cases; a seed decides which calls fail.
Resource            ../resources/api.resource
Test Setup          Run Keywords    Open Workspace    AND    Set The Seed
Test Teardown       Delete Workspace


*** Variables ***
# The outcomes of the first eight steps of seed 42, from Sparring's docs/chance.md.
@{DOCUMENTED}       ${500}    ${200}    ${200}    ${500}    ${500}    ${200}    ${200}    ${500}


*** Test Cases ***
The Same Seed Causes The Documented Failures Every Time
    Outcomes Should Be    ${DOCUMENTED}
    Set The Seed
    Outcomes Should Be    ${DOCUMENTED}

The X-Chance Header Says How The Answer Was Decided
    ${answer}=    GET On Session    api    /testing/random500    expected_status=500
    Should Be Equal    ${answer.headers}[X-Chance]    seed=42; step=0; p=0.5; outcome=500
    Should Be Equal    ${answer.json()}[error]    Random server error

A Call That Fails At First Succeeds After A Retry
    Wait Until Keyword Succeeds    3x    0s
    ...    GET On Session    api    /testing/random500    expected_status=200
    ${workspace}=    GET On Session    api    /workspace
    Should Be Equal    ${workspace.json()}[step]    ${2}

With Chance Set To Never, No Call Fails
    VAR    &{never}    chance=never
    PATCH On Session    api    /workspace    json=${never}
    Outcomes Should Be    ${{ [200] * 8 }}


*** Keywords ***
Set The Seed
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
