/** The call of curl that scripts these faults. */
export const putFaults = (base: string, script: string): string =>
  `curl --include --request PUT '${base}/workspace/faults' \\\n  --header 'Content-Type: application/json' \\\n  --data '${script}'`;
