import { render, screen } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { expect, it } from "vitest";
import { HistoryProvider } from "#kit/address/history.ts";
import { Markdown, markdownTitle } from "./markdown.tsx";

const draw = (text: string) =>
  render(
    <HistoryProvider value={createMemoryHistory()}>
      <Markdown text={text} />
    </HistoryProvider>,
  );

it("Markdown: headings, lists, bold, code and internal links → rendered", () => {
  draw(
    "# Title\n\nA **bold** word, `code`, a [list](/withdraw/bank-list).\n\n## Part\n\n- one\n  goes on\n- two\n\n1. first",
  );
  expect(screen.getByRole("heading", { name: "Part" })).toBeTruthy();
  expect(screen.getByText("bold").tagName).toBe("STRONG");
  expect(screen.getByText("code").tagName).toBe("CODE");
  expect(screen.getByRole("link", { name: "list" }).getAttribute("href")).toBe("/withdraw/bank-list");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["one goes on", "two", "first"]);
  expect(screen.queryByText("Title")).toBeNull();
});

it("Markdown: HTML, scripts and external links → plain text", () => {
  const { container } = draw(
    "<img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](//evil.example) [z](https://a.b)",
  );
  expect(container.querySelector("img, a")).toBeNull();
  expect(container.textContent).toContain("<img src=x");
});

it("markdownTitle: first heading → title", () => {
  expect(markdownTitle("# Banks\n\nText")).toBe("Banks");
});
