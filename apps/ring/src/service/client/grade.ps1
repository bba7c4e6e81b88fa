# Grades your tests with the ring at {ring}, in PowerShell 5.1 or newer:
#   & ([scriptblock]::Create((irm {ring}/grade.ps1))) -Only cart 'dotnet test'
# The command runs here, on this machine. {web} and {api} in its words are filled in.
param(
  [string]$Name, [string]$Card, [string]$Only, [string]$Level, [string]$Pick, [string]$Seed,
  [switch]$Full, [switch]$Bail, [string]$Limit, [string]$Junit, [int]$AtLeast = -1,
  [Parameter(Mandatory, Position = 0, ValueFromRemainingArguments)][string[]]$Command
)
$ErrorActionPreference = 'Stop'
$ring = {ring-word}
[string[]]$places = if ($Junit) { $Junit } else { {places} }
$mark = [guid]::NewGuid().ToString()
$temporary = (New-Item -ItemType Directory (Join-Path ([IO.Path]::GetTempPath()) "grade-$mark")).FullName
# A member, because a script block that is not a file has no scope "script:" in which a function can set a variable.
$run = @{ child = $null }
$isOver = $false

# While the ring cannot be reached, it tries again.
function Send($Path, $Body, $Method = 'Post') {
  $request = @{
    Uri = "$ring$Path"; Method = $Method; TimeoutSec = 60
    ContentType = 'application/json'; Headers = @{ Accept = 'application/json' }
    Body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json $Body -Compress))
  }
  for ($tries = 1; ; $tries++) {
    try { return Invoke-RestMethod @request }
    catch {
      $status = [int]$_.Exception.Response.StatusCode
      $isRefused = $status -gt 0 -and $status -lt 500
      if ($isRefused -or $tries -eq 30 -or $Method -eq 'Delete') { throw }
      Start-Sleep 2
    }
  }
}

function Get-Turn {
  Send "/cards/$Card/next" @{ id = $mark; command = $Command -join ' '; suite = (Split-Path -Leaf (Get-Location)) }
}

function Stop-Run {
  if (-not $run.child -or $run.child.HasExited) { return }
  cmd.exe /d /c "taskkill /pid $($run.child.Id) /T /F >nul 2>&1"
}

function Read-Tail($File, $Most) {
  $text = if (Test-Path $File) { [string](Get-Content $File -Raw) } else { '' }
  $text.Substring([Math]::Max(0, $text.Length - $Most))
}

# One run of the command; the answer is its result.
function Invoke-Run($Turn) {
  $web = $Turn.web; $api = $Turn.api
  $reports = (New-Item -ItemType Directory (Join-Path $temporary $Turn.bout)).FullName -replace '\\', '/'
  $saved = @{}
  Get-ChildItem env: | ForEach-Object { $saved[$_.Name] = $_.Value }
  $line = ($Command | ForEach-Object {
      $word = $_.Replace('{web}', $web).Replace('{api}', $api)
      if ($Command.Count -gt 1 -and $word -match '\s') { "`"$word`"" } else { $word }
    }) -join ' '
  $began = Get-Date
  try {
    # environment
    if ($Turn.zone) { $env:TZ = $Turn.zone }
    $run.child = Start-Process cmd.exe "/d /s /c `"$line`"" -NoNewWindow -PassThru `
      -RedirectStandardOutput "$temporary/output" -RedirectStandardError "$temporary/errors"
  }
  finally {
    Get-ChildItem env: | Where-Object { -not $saved.ContainsKey($_.Name) } | ForEach-Object { Remove-Item "env:$($_.Name)" }
    $saved.GetEnumerator() | ForEach-Object { Set-Item "env:$($_.Key)" $_.Value }
  }
  $child = $run.child
  $null = $child.Handle # Without this, Windows PowerShell does not know the exit status.
  $end = 'exited'
  while (-not $child.WaitForExit(5000)) {
    if (((Get-Date) - $began).TotalSeconds -ge $Turn.limit) { $end = 'late'; break }
    $now = try { Get-Turn } catch { $Turn }
    if ($now.bout -ne $Turn.bout) { break }
  }
  Stop-Run
  $child.WaitForExit()
  $files = Get-ChildItem ($places + "$reports/*.xml") -File -ErrorAction SilentlyContinue |
    Where-Object { $_.LastWriteTime -ge $began }
  $xml = ($files | ForEach-Object { Get-Content $_ -Raw -Encoding UTF8 } | Where-Object { $_ -match '<testsuite' }) -join "`n"
  $result = @{
    end = $end; exit = $child.ExitCode; seconds = ((Get-Date) - $began).TotalSeconds
    output = (Read-Tail "$temporary/output" 8000) + (Read-Tail "$temporary/errors" 8000)
  }
  if ([Text.Encoding]::UTF8.GetByteCount($xml) -gt 7000000) { $result.trouble = 'the XML is larger than 7 MB' }
  else { $result.junit = [string]$xml }
  $result
}

try {
  if ($Card) { $Card = $Card.TrimEnd('/').Split('/')[-1] }
  else {
    $wish = @{ name = $Name; only = $Only; level = $Level; pick = $Pick; seed = $Seed; limit = $Limit; full = [bool]$Full; bail = [bool]$Bail }
    $Card = (Send '/cards' $wish).id
  }
  "Card       $ring/cards/$Card"
  do {
    $turn = Get-Turn
    $turn.tell
    if ($turn.do -eq 'run') {
      $result = Invoke-Run $turn
      try { $null = Send "/cards/$Card/results/$($turn.bout)" $result }
      catch { if ([int]$_.Exception.Response.StatusCode -ne 409) { throw } }
    }
  } until ($turn.do -eq 'done')
  $isOver = $true
  if ($turn.report) { "Report     $ring$($turn.report)" }
  $code = $turn.exit
  if ($code -eq 0 -and $turn.score -lt $AtLeast) {
    "✗          The score is $($turn.score), below $AtLeast."
    $code = 1
  }
  $global:LASTEXITCODE = $code
}
catch {
  $detail = try { (ConvertFrom-Json $_.ErrorDetails.Message).detail } catch { }
  if (-not $detail) { throw }
  "✗          $detail"
  $global:LASTEXITCODE = 2
}
finally {
  Stop-Run
  if ($Card -and -not $isOver) { try { $null = Send "/cards/$Card" @{} 'Delete' } catch { } }
  Remove-Item $temporary -Recurse -Force -ErrorAction SilentlyContinue
}
