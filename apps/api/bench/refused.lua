-- wrk sends requests with METHOD of the environment; each answer must have STATUS.
wrk.method = os.getenv("METHOD")
local expected = tonumber(os.getenv("STATUS"))

response = function(status)
  if status ~= expected then
    io.stderr:write("An answer has the status " .. status .. ", not " .. expected .. ".\n")
    os.exit(1)
  end
end
