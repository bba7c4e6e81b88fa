/** What a state says, worked out once for each state. */
export const view = <State extends object, Result>(
  of: (state: State) => Result,
): ((state: State) => Result) => {
  const known = new WeakMap<State, { readonly result: Result }>();
  return (state) => {
    const { result } = known.get(state) ?? { result: of(state) };
    known.set(state, { result });
    return result;
  };
};
