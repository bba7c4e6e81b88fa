module sparring

go 1.19
