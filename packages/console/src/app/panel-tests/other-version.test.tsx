import { configureApi } from "@backoffice/api-client";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stagePanel, type Answer } from "#testing/panels/stage-panel.tsx";
import { staging } from "#testing/staging.tsx";
import { modules } from "../modules.ts";

/*
 * The server is replaced by another version while pages are open: its answers have a field more, and lack one. Pages with
 * a count in the menu, and with components in their cells, in the validation of production.
 */

const counted = modules.flatMap(({ pages }) => pages.filter(({ badge }) => badge !== undefined));
const WITH_COMPONENTS = ["/tech-support/export-report", "/cms/v2/modals"];
const paths = [...counted.map(({ path }) => path), ...WITH_COMPONENTS];
/** Key of a row. */
const IDS = /^(?:txId|uuid|kycId|playerCode|brandId|ticketId|id)$/;

type Reply = { data?: { items?: Record<string, unknown>[] } };

/** The nth row lacks its nth field, and all have a new one. */
const otherVersion = ({ data, ...envelope }: Reply): Reply => ({
  ...envelope,
  data: {
    ...data,
    addedLater: { deep: [1] },
    items: data!.items!.map((row, at) => {
      const names = Object.keys(row).filter((name) => !IDS.test(name));
      const { [names[at % names.length]!]: _, ...rest } = row;
      return { ...rest, addedLater: "NEW" };
    }),
  } as Reply["data"] & object,
});

beforeEach(() => configureApi({ validate: "essential" }));
afterEach(() => {
  cleanup();
  configureApi({ validate: "all" });
  vi.unstubAllGlobals();
});

test.each(paths)(
  "page %s: rows with a new field, each without one of the others → page shows every row",
  async (path) => {
    let expected = 0;
    const answer: Answer = async (_id, { body: asked }, own) => {
      const response = await own();
      const body = (await response.clone().json()) as Reply;
      if (!body.data?.items || body.data.items.length < 10) return response;
      // A page of rows; lists of choices are read whole.
      if (((asked as { itemsPerPage?: number } | undefined)?.itemsPerPage ?? 0) <= 50)
        expected = body.data.items.length;
      return Response.json(otherVersion(body));
    };
    const { client } = stagePanel({ name: path, meta: staging, story: {} }, { at: path }, answer);
    await waitFor(() => expect(document.querySelectorAll("tr[data-row-id]").length).toBeGreaterThan(9));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(expected);
    expect(document.body.textContent).not.toContain("stopped working");
  },
);
