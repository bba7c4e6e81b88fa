-- wrk sends a new book with each request; FIRST in the environment keeps the ISBNs of several runs apart.
local count = tonumber(os.getenv("FIRST"))

local function isbn(number)
  local digits = string.format("979%09d", number)
  local sum = 0
  for at = 1, 12 do
    sum = sum + tonumber(digits:sub(at, at)) * (at % 2 == 1 and 1 or 3)
  end
  return digits .. (10 - sum % 10) % 10
end

local book = '{"title":"Round %d","author":"Bench","price":19.99,'
  .. '"description":"Written to see how fast writing is.","category":"Testing","isbn":"%s","stock":3}'

request = function()
  count = count + 1
  local body = string.format(book, count, isbn(count))
  return wrk.format("POST", nil, { ["Content-Type"] = "application/json" }, body)
end
