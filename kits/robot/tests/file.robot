*** Settings ***
Documentation       One file is uploaded, another one is downloaded.
Library             OperatingSystem
Resource            ../resources/browser.resource
Suite Setup         Run Keywords    Open Sparring    AND    Allow Downloads
Suite Teardown      Close Browser
Test Setup          Empty Directory    ${DOWNLOADS}


*** Test Cases ***
A File Is Uploaded
    Create File    ${DOWNLOADS}/notes.txt    three rounds
    Open Page    /webelements/upload-download
    Choose File    label:File to upload    ${DOWNLOADS}/notes.txt
    Outcome Should Become    Upload    File "notes.txt" has been uploaded successfully!

The Downloaded File Has The Announced Size, And No Other File Is Saved
    Open Page    /webelements/filedownloader
    Click Button    data:testid:example-pdf-download
    Wait Until Created    ${DOWNLOADS}/example.pdf    timeout=5s
    ${bytes}=    Wait Until Keyword Succeeds    5s    50ms    Get Bytes Of A PDF
    Outcome Should Become    State of Example PDF    saved, ${bytes} bytes
    Element Text Should Be    outcome:State of Example Excel    not saved
    File Should Not Exist    ${DOWNLOADS}/example.xlsx


*** Keywords ***
Get Bytes Of A PDF
    [Documentation]    Waits for content, because the browser creates an empty file first.
    ${content}=    Get Binary File    ${DOWNLOADS}/example.pdf
    Should Start With    ${content}    ${{ b'%PDF-' }}
    ${bytes}=    Get Length    ${content}
    RETURN    ${bytes}
