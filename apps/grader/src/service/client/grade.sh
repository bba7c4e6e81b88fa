#!/bin/sh
# Grades your tests with the grader at {grader}:
#   curl -s {grader}/grade.sh | sh -s -- mvn -q test
# It needs curl and nothing else. The command runs here, on this machine.

grader={grader-word}
largest=8000000
newline='
'
# How long a request for the next run may take, in seconds, and how often a request is tried.
patience=60 most_tries=30

help() {
  cat <<'END'
curl -s {grader}/grade.sh | sh -s -- [options] <the command that runs your tests>

The command finds Sparring in WEB_URL, API_URL, BASE_URL, PLAYWRIGHT_BASE_URL or
CYPRESS_BASE_URL; {web} and {api} in it are filled in.

  --name ada         what the card is called
  --as k7q2-9xwm     the key of your sheet, if a class is to count the card; default: $WORKSPACE
  --card <link>      a card that was drawn on the page of the grader, or one to go on with
  --only cart        only these areas or rules
  --level easy       only defects of these levels
  --pick 20          only so many, drawn at random
  --seed 7           draw the same defects as another card with this seed
  --full             slower: one run for each defect, and all harmless changes
  --bail             stop at the first defect that a run misses
  --limit 900        the longest time of a baseline run, in seconds
  --junit file.xml   where the runner writes JUnit's XML, when it is at no usual place
  --at-least 60      exit with 1 below this score, of 100
END
}

fail() {
  printf '%s\n' "$1" >&2
  clean
  exit 2
}

clean() {
  [ -z "$temporary" ] || rm -rf "$temporary"
}

# Sends a request and keeps the answer in the file $1 of the temporary folder. While the grader cannot be reached or
# wants to be asked later, it tries again. curl runs in that folder: in Git Bash, it cannot read a path such as /tmp/x.
ask() {
  answer=$1
  shift
  tries=0
  while :; do
    status=$(cd "$temporary" && curl -s -o "$answer" -D head -w '%{http_code} %{content_type}' \
      --connect-timeout 10 -H 'Accept: text/plain' "$@") || status=000
    case $status in
      2*) return 0 ;;
      000 | 408* | 429* | 5*) ;;
      *) return 1 ;;
    esac
    tries=$((tries + 1))
    [ $tries -lt $most_tries ] || return 1
    seconds=$(pause)
    [ $tries -ne $((seconds > 2 ? 1 : 2)) ] || printf '%s Trying again …\n' "$(detail)" >&2
    sleep "$seconds"
  done
}

# How many seconds the grader wants to be left alone.
pause() {
  asked=
  case $status in
    429* | 503*) asked=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([1-9][0-9]*\).*/\1/p' "$temporary/head") ;;
  esac
  case $asked in
    [3-9]? | ???*) asked=30 ;;
  esac
  printf '%s' "${asked:-2}"
}

# What a refused request says.
detail() {
  case $status in
    000) printf '✗ The grader at %s does not answer.' "$grader" ;;
    *text/plain*) printf '✗ %s' "$(cat "$temporary/$answer")" ;;
    *) printf '✗ The grader at %s answers with the status %s.' "$grader" "${status%% *}" ;;
  esac
}

# Reads an answer: prints what the grader tells, and sets do, bout, web and the others.
read_turn() {
  do= bout= web= api= limit= zone= tests= maven= node= arguments= exit= score= report=
  while IFS= read -r line; do
    value=${line#* }
    case $line in
      'tell '*) printf '%s\n' "$value" ;;
      'do '*) do=$value ;;
      'bout '*) bout=$value ;;
      'web '*) web=$value ;;
      'api '*) api=$value ;;
      'limit '*) limit=$value ;;
      'zone '*) zone=$value ;;
      'tests '*) tests=$value ;;
      'maven '*) maven=$value ;;
      'node '*) node=$value ;;
      'argument '*) arguments=$arguments$value$newline ;;
      'exit '*) exit=$value ;;
      'score '*) score=$value ;;
      'report '*) report=$value ;;
    esac
  done <"$1"
}

next() {
  ask "$1" --max-time $patience --data-urlencode "id=$mark" --data-urlencode "as=$as" \
    --data-urlencode "command=$command" --data-urlencode "suite=$suite" -d "fingerprint=$fingerprint" "$grader/cards/$card/next"
}

# Of the files of the suite, without those that runs and installations write.
fingerprint_here() {
  find . \( -name '.?*' -o -name node_modules -o -name grade -o -name venv -o -name __pycache__ -o -name target \
    -o -name build -o -name dist -o -name bin -o -name obj -o -name '*report*' -o -name '*result*' -o -name junit.xml \) \
    -prune -o -type f -size -2000 -exec cksum {} + 2>/dev/null | LC_ALL=C sort | cksum | cut -d ' ' -f 1
}

# The processes of the run: on Linux all that carry its mark, elsewhere the descendants of the command.
processes() {
  if [ -r /proc/self/environ ]; then
    # head writes the name of each file above it. BusyBox may have no grep -z.
    head -n 100000 /dev/null /proc/[0-9]*/environ 2>/dev/null | tr '\0' '\n' |
      LC_ALL=C awk -v mark="SPARRING_RUN=$mark" '
        /^==> \/proc\/[0-9]+\/environ <==$/ { split($0, path, "/"); id = path[3] }
        $0 == mark { print id }'
  else
    ps -A -o pid= -o ppid= | awk -v top="$child" '
      { parent[$1] = $2 }
      END {
        for (id in parent)
          for (at = id; at in parent; at = parent[at]) if (at == top) { print id; break }
      }'
  fi
}

signal() {
  for id in $(processes); do kill "-$1" "$id" 2>/dev/null; done
}

# Ends the command and all that it has started: asked first, forced after three seconds.
end_run() {
  signal TERM
  tries=0
  while [ -n "$(processes)" ]; do
    tries=$((tries + 1))
    [ $tries -le 30 ] || signal KILL
    sleep 0.1 2>/dev/null || sleep 1
  done
}

# Beside a run: ends it when it is over time or when the grader wants it no longer, and tells the grader that it lives.
watch_run() {
  trap 'kill $nap 2>/dev/null; exit' TERM
  mine=$bout until=$(($(date +%s) + limit)) turns=0
  while :; do
    sleep 1 &
    nap=$!
    wait $nap
    # The signal of the end can be lost: dash drops one that comes before the new process has begun.
    [ -e "$temporary/going" ] || exit 0
    turns=$((turns + 1))
    if [ "$(date +%s)" -ge $until ]; then
      touch "$temporary/late"
      break
    fi
    [ $((turns % 10)) -eq 0 ] || continue
    curl -sf -o "$temporary/beat" --max-time 5 -H 'Accept: text/plain' \
      --data-urlencode "id=$mark" "$grader/cards/$card/next" || continue
    read_turn "$temporary/beat"
    [ "$bout" = "$mine" ] || break
  done
  end_run
}

# Where a file of JUnit is kept as it was before the run: a runner may append to it.
before_of() {
  printf '%s/before/%s' "$temporary" "$(printf '%s' "$1" | tr / _)"
}

keep_before() {
  rm -rf "$temporary/before"
  mkdir "$temporary/before"
  IFS=$newline
  for file in $places; do
    if grep -qs '<testsuite' "$file"; then cp "$file" "$(before_of "$file")"; fi
  done
  unset IFS
}

# BusyBox compares the times of files by whole seconds: what a run writes is newer than its beginning from the next one on.
await_second() {
  tries=0
  while [ $tries -lt 15 ] && touch "$temporary/now" &&
    [ -z "$(find "$temporary/now" -newer "$temporary/began")" ]; do
    tries=$((tries + 1))
    sleep 0.1 2>/dev/null || sleep 1
  done
}

# The suites that the run has added to the file $2, which held $1 before; fails when it is written anew.
added() {
  [ -f "$1" ] || return 1
  kept=$(($(wc -c <"$1") - $(sed -n 's|.*\(</testsuites>.*\)|\1|p' "$1" | tail -n 1 | wc -c)))
  head -c $kept "$1" >"$temporary/old"
  head -c $kept "$2" | cmp -s - "$temporary/old" || return 1
  tail -c +$((kept + 1)) "$2" >"$temporary/added"
  grep -q '<testsuite' "$temporary/added" || return 1
  printf '<testsuites>'
  cat "$temporary/added"
}

# The XML files of JUnit that the run has written, one after the other.
collect() {
  : >"$temporary/junit"
  IFS=$newline
  for file in $places "$reports"/*.xml; do
    [ -n "$(find "$file" -newer "$temporary/began" 2>/dev/null)" ] || continue
    if grep -q '<testsuite' "$file"; then
      { added "$(before_of "$file")" "$file" || cat "$file"; } >>"$temporary/junit"
      echo >>"$temporary/junit"
    fi
  done
  unset IFS
}

# A line of sed for each line of the input, that writes $1 in its place.
masks() {
  LC_ALL=C sed "s|[][\\.*^\$/]|\\\\&|g; s|.*|s/&/$1/g|"
}

# The same for the place $1, for which $2 is written. A folder right below / tells nothing of its owner, and is also the
# beginning of addresses.
mask() {
  case $1 in
    /*/?*) printf '%s\n' "$1" | sed q | masks "$2" ;;
  esac
}

# The values of the variables whose names look like secrets, line by line, the longest first.
secrets() {
  LC_ALL=C awk 'BEGIN {
    for (name in ENVIRON)
      if (toupper(name) ~ /{secret-name}/) {
        count = split(ENVIRON[name], lines, "\n")
        for (at = 1; at <= count; at++)
          if (length(lines[at]) >= {shortest-secret}) print length(lines[at]), lines[at]
      }
  }' </dev/null | sort -rn | cut -d ' ' -f 2-
}

# The plugins by which pytest, Robot Framework and Gradle are told which tests to run.
write_plugins() {
  mkdir -p "$temporary/plugins" || return
# plugins
}

# Writes down which tests the run has; where it cannot, the run has all of them.
choose() {
  [ -n "$tests" ] || return
  printf '%s' "$tests" >"$temporary/tests" && write_plugins || tests= arguments=
  case $arguments in
    *'{plugins}'*) arguments=${arguments%%'{plugins}'*}$temporary/plugins${arguments#*'{plugins}'} ;;
  esac
}

# One word with spaces is a line for the shell; several words are a program and its arguments.
is_line() {
  [ $# -eq 1 ] || return 1
  case $1 in
    *[[:space:]\;\&\|\<\>]*) return 0 ;;
  esac
  return 1
}

# One run of the command; {web} and {api} in its words are filled in, before the arguments that choose tests.
run() {
  left=$#
  while [ $left -gt 0 ]; do
    word=$(printf '%s.' "$1" | sed "s|{web}|$web|g; s|{api}|$api|g")
    shift
    set -- "$@" "${word%.}"
    left=$((left - 1))
  done
  choose
  reports=$temporary/reports
  rm -rf "$reports" "$temporary/late" "$temporary/pipe"
  touch "$temporary/began" "$temporary/going"
  keep_before
  await_second
  mkdir "$reports" && mkfifo "$temporary/pipe"
  tail -c 16000 <"$temporary/pipe" >"$temporary/output" &
  tail=$!
  (
    trap - INT TERM HUP
    # environment
    [ -z "$zone" ] || export TZ="$zone"
    if [ -n "$tests" ]; then
      # choice
    fi
    if is_line "$@"; then exec sh -c "$1"; fi
    # Git Bash would make a path of Windows of a folder called /cart.
    export MSYS2_ARG_CONV_EXCL="--folder=${MSYS2_ARG_CONV_EXCL:+;$MSYS2_ARG_CONV_EXCL}"
    set -f
    IFS=$newline
    set -- "$@" $arguments
    exec "$@"
  ) >"$temporary/pipe" 2>&1 </dev/null &
  child=$!
  watch_run &
  watcher=$!
  wait $child
  code=$?
  rm -f "$temporary/going"
  kill $watcher 2>/dev/null
  wait $watcher 2>/dev/null
  end_run
  wait $tail
  child= watcher=
}

# Tells the grader what came of the run.
tell() {
  end=exited
  [ $code -ne 127 ] || command -v "$1" >/dev/null || end='not started'
  [ ! -e "$temporary/late" ] || end=late
  collect
  trouble=
  if [ "$(wc -c <"$temporary/junit")" -gt $largest ]; then
    trouble='the XML is larger than 8 MB'
    : >"$temporary/junit"
  fi
  LC_ALL=C sed -f "$temporary/masks" <"$temporary/output" >"$temporary/shown"
  ask told --speed-limit 1000 --speed-time 45 -F "end=$end" -F "exit=$code" -F "trouble=$trouble" \
    -F 'output=<shown' -F 'junit=<junit' "$grader/cards/$card/results/$bout" && return
  [ "${status%% *}" = 409 ] || fail "$(detail)"
}

# Ctrl-C: ends the run and the card, and shows what is known.
interrupted() {
  trap '' INT TERM HUP
  patience=10 most_tries=1
  [ -z "$watcher" ] || kill $watcher 2>/dev/null
  [ -z "$child" ] || end_run
  if [ -n "$card" ]; then
    if ask ended --max-time $patience -X DELETE "$grader/cards/$card"; then
      over
    else
      printf '%s\n' "$(detail)" >&2
    fi
  fi
  clean
  exit 130
}

over() {
  next turn && read_turn "$temporary/turn"
  [ -z "$report" ] || printf 'Report     %s%s\n' "$grader" "$report"
}

# The workspace of the tests, if its name looks like a key of a class, such as k7q2-9xwm.
own_key() {
  k='[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]'
  case ${WORKSPACE:-} in
    $k$k$k$k-$k$k$k$k | $k$k$k$k-$k$k$k$k-*) ;;
    *) return ;;
  esac
  case ${WORKSPACE%"${WORKSPACE#?????????}"} in
    *[0-9]*-*[0-9]*) printf '%s' "$WORKSPACE" ;;
  esac
}

# Refuses the value $2 of the option $1 if it is no whole number from $3 to $4.
whole() {
  case $2 in
    '' | *[!0-9]* | ???????????*) ;;
    *) [ "$2" -lt "$3" ] || [ "$2" -gt "$4" ] || return 0 ;;
  esac
  fail "✗ $1 is \"$2\", expected a whole number from $3 to $4."
}

main() {
  # A variable that the learner exports would be passed on to every program, and this one can be too large for that.
  unset tests
  as=$(own_key)
  card= name= only= level= pick= seed= full= bail= most= junit= least= temporary= child= watcher=
  while [ $# -gt 0 ]; do
    case $1 in
      -h | --help) help && exit 0 ;;
      --full) full=yes && shift && continue ;;
      --bail) bail=yes && shift && continue ;;
      --) shift && break ;;
      --name | --as | --card | --only | --level | --pick | --seed | --limit | --junit | --at-least) ;;
      -*) fail "✗ Unknown option $1. --help lists all." ;;
      *) break ;;
    esac
    [ $# -gt 1 ] || fail "✗ $1 needs a value:$(help | sed -n "s/^ \( $1 [^ ]*\).*/\1/p")"
    case $1 in
      --name) name=$2 ;;
      --as) as=$2 ;;
      --card) card=${2%%[?#]*} card=${card%/} card=${card%/report} card=${card##*/} ;;
      --only) only=$2 ;;
      --level) level=$2 ;;
      --pick) whole "$1" "$2" 1 10000 && pick=$2 ;;
      --seed) whole "$1" "$2" 0 4294967295 && seed=$2 ;;
      --limit) whole "$1" "$2" 1 86400 && most=$2 ;;
      --junit) junit=$2 ;;
      --at-least) whole "$1" "$2" 0 100 && least=$2 ;;
    esac
    shift 2
  done
  [ $# -gt 0 ] || fail '✗ Which command runs your tests? For example: sh -s -- mvn -q test'
  is_line "$@" || command -v "$1" >/dev/null || fail "✗ The command \"$1\" was not found."

  places='{places}'
  [ -z "$junit" ] || places=$junit
  temporary=$(mktemp -d) || exit 2
  trap interrupted INT TERM HUP
  # A longer command fits into no request; the grader shows only its beginning.
  command=$(printf '%.2000s' "$*") suite=$(basename "$PWD") fingerprint=$(fingerprint_here) mark=$(basename "$temporary")-$$
  {
    secrets | masks '***'
    mask "$PWD" . && mask "$(pwd -P)" . && mask "${HOME:-}" '~'
  } >"$temporary/masks"
  if [ -z "$card" ]; then
    ask card --max-time $patience --data-urlencode "name=$name" --data-urlencode "as=$as" \
      --data-urlencode "only=$only" \
      --data-urlencode "level=$level" -d "pick=$pick" -d "seed=$seed" -d "full=$full" -d "bail=$bail" \
      -d "limit=$most" "$grader/cards" || fail "$(detail)"
    card=$(sed -n 's/^id //p' "$temporary/card")
  fi
  printf 'Card       %s/cards/%s\n' "$grader" "$card"

  while :; do
    next turn || fail "$(detail)"
    read_turn "$temporary/turn"
    case $do in
      run) run "$@" && tell "$1" ;;
      wait) ;;
      *) break ;;
    esac
  done
  [ -z "$report" ] || printf 'Report     %s%s\n' "$grader" "$report"
  clean
  if [ -n "$least" ] && [ "${score:-0}" -lt "$least" ] && [ "$exit" = 0 ]; then
    printf '✗          The score is %s, below %s.\n' "${score:-0}" "$least"
    exit 1
  fi
  exit "${exit:-2}"
}

main "$@"
