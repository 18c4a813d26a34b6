import { act, render } from "@testing-library/react";
import { startTransition, useLayoutEffect, useState } from "react";
import { expect, it } from "vitest";
import { useTrailingValue } from "./use-trailing-value.ts";

it("useTrailingValue: value changes in a transition → follows after the commit", async () => {
  const committed: string[] = [];
  let go: (to: string) => void = () => undefined;
  const Place = () => {
    const [value, setValue] = useState("a");
    go = (to) => startTransition(() => setValue(to));
    const heard = useTrailingValue(value);
    useLayoutEffect(() => void committed.push(value + heard), [value, heard]);
    return null;
  };
  render(<Place />);
  await act(async () => go("b"));
  expect(committed).toEqual(["aa", "ba", "bb"]);
});
