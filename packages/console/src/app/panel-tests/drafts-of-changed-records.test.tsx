import { operations, type WriteId } from "@backoffice/api-client/contract";
import { afterEach, expect, test, vi } from "vitest";
import { createRegistry } from "#kit/pages/registry.ts";
import { openTab } from "#testing/model/tab.tsx";
import { nordea } from "#testing/rows/rows.ts";
import { ticketOf } from "#testing/rows/ticket-rows.ts";
import { closeTab, open, type, type DraftCommand } from "#testing/drafts/draft-commands.ts";
import { notices } from "#testing/drafts/draft-invariants.ts";
import { buttonsOf, input, DraftWorld } from "#testing/drafts/draft-world.ts";
import { FORM_KINDS, type FormKind } from "#testing/drafts/form-kinds.ts";
import { findPage } from "../../shell/pages/find-page.ts";
import { modules } from "../modules.ts";

/*
 * A draft whose record or rights have changed while its tab was closed: if it cannot be restored any more, its form's
 * address says why, and its text can be copied.
 */

const world = new DraftWorld();
afterEach(() => world.end());

const play = async (...commands: readonly DraftCommand[]) => {
  for (const one of commands) await one.run({ world }, world);
};

/** Types into a form and closes its tab; then something changes, and its address is opened again. */
const reopen = async (kind: FormKind, change: (address: string) => void): Promise<{ typed: string; page: Element }> => {
  const [name = ""] = Object.keys(kind.fields);
  world.start();
  await play(open(1, kind), type(1, 0));
  const typed = input(world.scope(1)!, name)!.value;
  const address = kind.address(world.backend.db);
  await play(closeTab(1));
  change(address);
  world.tabs[1] = { tab: openTab(address), kind, scope: undefined };
  await world.settle(() => document.body.textContent.includes("were not saved"));
  return { typed, page: document.body };
};
const kindOf = (write: WriteId) => FORM_KINDS.find((it) => it.write === write)!;

/** Text and buttons of the page's drafts. */
const offers = (page: Element) =>
  notices(page).map((it) => [it.textContent, buttonsOf(it, /./).map((button) => button.textContent)]);
/** A draft that can only be copied, and why. */
const copy = (reason: string, text: string) => [
  [expect.stringMatching(`${reason}.*${text}`), [expect.stringMatching("^Copy text"), "Discard"]],
];

test("draft: record was deleted → reason is shown, text can be copied", async () => {
  const { banks } = world.backend.db;
  const { typed, page } = await reopen(kindOf("updateBank"), () => void banks.delete(nordea(world.backend.db).uuid));
  expect(offers(page)).toEqual(copy("This bank does not exist.", `Order: ${typed}`));
});

test("draft of a reply: ticket was closed → the reason is shown, the text can be copied", async () => {
  const { typed, page } = await reopen(
    kindOf("replyToTicket"),
    () => void ticketOf(world.backend.db, { status: "CLOSED" }),
  );
  expect(offers(page)).toEqual(copy("This record is no longer open.", typed));
});

/** Rights are withdrawn: the session of the next load lacks them. */
const withdraw = (right: string) => {
  const before = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request) => {
    const response = await before(request);
    if (new URL(request.url).pathname !== operations.getSession.path) return response;
    const answer = (await response.json()) as { data: { permissions: string[] } };
    const permissions = answer.data.permissions.filter((it) => it !== right);
    return Response.json({ ...answer, data: { ...answer.data, permissions } });
  });
};

test.each(FORM_KINDS.map((kind) => [kind.name, kind] as const))(
  "draft %s: edit permission revoked → permission is named, text can be copied",
  async (_, kind) => {
    const { permission } = operations[kind.write];
    const { typed, page } = await reopen(kind, () => withdraw(permission));
    expect(offers(page)).toEqual(copy(permission, typed));
  },
);

const registry = createRegistry(modules);
/** The right to open the address of a form: that of its drawer, or of its page. */
const rightToOpen = (address: string): string => {
  const { pathname, search } = new URL(address, "https://console");
  const panel = new URLSearchParams(search).get("panel");
  return (panel ? registry.panels.get(panel) : findPage(registry.pages, pathname, search))?.permission ?? "";
};

test.each(FORM_KINDS.map((kind) => [kind.name, kind] as const))(
  "draft %s: view permission revoked → reason is shown, text can be copied",
  async (_, kind) => {
    const { typed, page } = await reopen(kind, (address) => withdraw(rightToOpen(address)));
    expect(page.textContent).toContain("You do not have access to this");
    expect(offers(page)).toEqual(copy("You may not open this any more.", typed));
  },
);
