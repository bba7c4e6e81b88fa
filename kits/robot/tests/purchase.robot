*** Settings ***
Documentation       From the search to the order number: cart, total, payment.
Resource            ../resources/shop.resource
Suite Setup         Open Sparring
Suite Teardown      Close Browser
Test Setup          Visit The Shop


*** Test Cases ***
A Search Shows Only Matching Products
    Search For    MOUSE
    Outcome Should Become    Results    Showing 1 to 1 of 1
    Text Should Become    css:[data-testid=product-grid] h3    Wireless Mouse

The Total Is The Sum Of The Products In The Cart
    Add To Cart    Desk Lamp    Ergonomic Chair    Mechanical Keyboard
    Text Should Become    data:testid:cart-badge    3
    Go To Checkout
    Total Should Become    $314.97
    Click Button    data:testid:cart-remove-2
    Total Should Become    $114.98
    Element Should Contain    data:testid:cart-row-2    Mechanical Keyboard

A Payment Shows An Order Number And Empties The Cart
    Add To Cart    Desk Lamp
    Go To Checkout
    Pay By Card
    Wait Until Element Is Visible    data:testid:receipt
    Element Should Contain    data:testid:receipt    customer@example.com
    ${number}=    Get Text    css:[data-testid=receipt] [data-testid=order-number]
    Should Match Regexp    ${number}    ^ORD-\\d{1,6}$
    Page Should Not Contain Element    data:testid:cart-row-1

A Card Number That Is Too Short Is Refused
    Add To Cart    Desk Lamp
    Go To Checkout
    Pay By Card    number=4111
    Wait Until Page Contains    16-digit card number required
    Focus Should Reach    label:Card number
    Page Should Not Contain Element    css:dialog, [data-testid=receipt]
    Total Should Become    $24.99

An Empty Cart Cannot Be Paid
    Go To Checkout
    Pay By Card
    Wait Until Page Contains    Your cart is empty. Please add items before proceeding to payment.
