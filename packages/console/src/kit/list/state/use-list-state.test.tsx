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

it("useListState: filters are applied and typed → Back undoes one after the other, a typed text at once", () => {
  const { drawn, history } = start();
  act(() => void drawn.onChange({ ...drawn.values, status: "A" }));
  for (const search of ["m", "ma", "mar"]) act(() => void drawn.onChange({ ...drawn.values, search }));
  act(() => void drawn.onChange(drawn.values));
  act(() => void drawn.onClear());
  const undone = [history.location.search];
  for (let count = 0; count < 3; count += 1) {
    act(() => history.back());
    undone.push(history.location.search);
  }
  expect(undone).toEqual(["", "?status=A&search=mar", "?status=A", ""]);
});

it("useListState: filter change after navigation → ignored", () => {
  const { drawn, history } = start();
  act(() => history.push("/other"));
  expect(drawn.onChange({ ...drawn.values, search: "mara" })).toBe(false);
  expect(history.location.search).toBe("");
});

it("saved view: search and other personal data → not stored, exported or copied; the filters are named", () => {
  const at = "/list?search=mara%40mail.example&email=mara%40mail.example&status=A";
  const { wrapper } = inConsole({ at });
  window.history.replaceState(null, "", at);
  const set = { ...filters, email: text({ label: "Email" }) };
  const { result } = renderHook(() => useListState(useAddressState(), set, []), { wrapper });
  expect(result.current.bar.values).toMatchObject({ search: "mara@mail.example", status: "A" });
  const { filter, storable, link } = result.current.views;
  expect(storable(filter)).toEqual({ filter: "status=A", leftOut: ["Search", "Email"] });
  expect(storable("status=A")).toEqual({ filter: "status=A", leftOut: [] });
  expect(link.address("name,status")).toMatch(/\/list\?status=A&columns=name%2Cstatus$/);
});
