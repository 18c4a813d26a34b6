import { select, text } from "@backoffice/ui/filters";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useListState } from "./list-state.ts";
import { useAddressState } from "./search-state.ts";

const filters = {
  search: text({ label: "Search" }),
  status: select({ label: "Status", options: [{ value: "A", label: "A" }] }),
};
const start = () => {
  const { wrapper, history } = inConsole({ at: "/list" });
  const { result } = renderHook(() => useListState(useAddressState(), filters, []), { wrapper });
  return { drawn: result.current.bar, history };
};

it("useListState: two filter changes before the next render → both are kept", () => {
  const { drawn, history } = start();
  act(() => {
    drawn.onChange({ ...drawn.values, search: "mara" });
    drawn.onChange({ ...drawn.values, status: "A" });
  });
  expect(history.location.search).toBe("?search=mara&status=A");
});

it("useListState: filter change after navigation → ignored", () => {
  const { drawn, history } = start();
  act(() => history.push("/other"));
  expect(drawn.onChange({ ...drawn.values, search: "mara" })).toBe(false);
  expect(history.location.search).toBe("");
});

it("saved view: search is kept, other personal data is not", () => {
  const { wrapper } = inConsole({ at: "/list?search=mara&email=mara%40mail.example&status=A" });
  const set = { ...filters, email: text({ label: "Email" }) };
  const { result } = renderHook(() => useListState(useAddressState(), set, []), { wrapper });
  expect(result.current.bar.values).toMatchObject({ search: "mara", email: "mara@mail.example", status: "A" });
  expect(result.current.views.filter).toBe("search=mara&status=A");
});
