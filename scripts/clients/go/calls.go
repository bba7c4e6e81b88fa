package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"

	"sparring/client"
)

type refused struct {
	Status int    `json:"status"`
	Type   string `json:"type"`
}

func refusal(err error) refused {
	var failure *client.GenericOpenAPIError
	var problem refused
	if !errors.As(err, &failure) {
		log.Fatalf("Not refused: %v", err)
	}
	must(json.Unmarshal(failure.Body(), &problem))
	return problem
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	api := client.NewAPIClient(client.NewConfiguration())
	ctx := context.Background()

	listed, _, err := api.BooksAPI.ListBooks(ctx).Page(1).Limit(10).Execute()
	must(err)
	titles := []string{}
	for _, book := range listed {
		titles = append(titles, book.Title)
	}
	id := listed[0].Id
	read, answer, err := api.BooksAPI.GetBook(ctx, id).Execute()
	must(err)
	etag := answer.Header.Get("ETag")
	input := client.NewBookInput("Written by a client", "Go", 17.99, "Testing", "9780000009012", 4)
	created, _, err := api.BooksAPI.AddBook(ctx).BookInput(*input).Execute()
	must(err)
	patch := func(stock int32) (*client.Book, error) {
		body := client.NewBookPatch()
		body.SetStock(stock)
		book, _, err := api.BooksAPI.PatchBook(ctx, id).BookPatch(*body).IfMatch(etag).Execute()
		return book, err
	}
	changed, err := patch(11)
	must(err)
	_, stale := patch(12)
	account := client.NewCredentials(os.Getenv("USERNAME"), os.Getenv("PASSWORD"))
	token, _, err := api.AuthAPI.LogIn(ctx).Credentials(*account).Execute()
	must(err)
	known := context.WithValue(ctx, client.ContextAccessToken, token.Token)
	me, _, err := api.AuthAPI.ShowAccount(known).Execute()
	must(err)
	_, _, missing := api.BooksAPI.GetBook(ctx, os.Getenv("UNKNOWN_ID")).Execute()

	type values map[string]any
	must(json.NewEncoder(os.Stdout).Encode(values{
		"listed":  titles,
		"read":    values{"title": read.Title, "price": read.Price, "created_at": read.CreatedAt},
		"created": values{"author": created.Author, "price": created.Price},
		"changed": values{"stock": changed.Stock},
		"stale":   refusal(stale),
		"me":      values{"username": me.Username},
		"missing": refusal(missing),
	}))
}
