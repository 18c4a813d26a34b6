import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { dnsRecord } from "#testing/rows/domain-rows.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { acknowledge } from "#testing/stories/answer.ts";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const at = (db: Db) => `/?panel=dns-record-edit&dnsRecord=${dnsRecord(db).id}`;

export default {
  ...staging,
  title: "Panels/Settings/DNS record",
  tags: ["panel:dns-record-edit"],
  args: { account: "dev-ops", at },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showDnsRecord" });

const edited = form({ write: "updateDnsRecord" });

/** Sends the edited record; the toast is the server's message (content §7). */
export const Saved = edited.sends(
  () => typeIn(/^Content/, "edge.nordlys.example"),
  (db) => {
    const { id, opId, type, name } = dnsRecord(db);
    return { query: { opId }, body: { id, type, name, content: "edge.nordlys.example" } };
  },
  "DNS record is successfully updated!",
);
export const TooShort = edited.says(() => typeIn(/^Content/, "ab"), /^Content/, "Use at least 3 characters.");
export const TooLong = edited.says(() => typeIn(/^Name/, "a".repeat(26)), /^Name/, "Use at most 25 characters.");
export const ThereAlready = edited.taken(
  () => typeIn(/^Name/, "taken"),
  /^Name/,
  "There is a CNAME record named taken already.",
  {
    arrange: (db) => void db.developer.dnsRecords.set("another", { ...dnsRecord(db), id: "another", name: "taken" }),
  },
);
/** The value of a verification record is masked: it can be overwritten, or revealed. */
export const Token = look(
  {
    args: { at: (db) => `/?panel=dns-record-edit&dnsRecord=${dnsRecord(db, { type: "TXT" }).id}` },
    play: async ({ loaded: { db } }) => {
      await waitFor(() =>
        expect(shownDrawer().getByLabelText(/^Content/, { selector: "input" })).toHaveAttribute("type", "password"),
      );
      await press("Show content");
      await waitFor(() =>
        expect(shownDrawer().getByDisplayValue(dnsRecord(db, { type: "TXT" }).content)).toBeVisible(),
      );
    },
  },
  { name: "Verification token" },
);
/** The call takes TXT and CNAME only (content §5): a record of another type is shown, and not edited. */
export const OtherType = edited.readOnly("dev-ops", /^Only TXT and CNAME records can be edited here/, {
  at: (db) => {
    const record = { ...dnsRecord(db), id: "mail", type: "MX" as never };
    db.developer.dnsRecords.set(record.id, record);
    return `/?panel=dns-record-edit&dnsRecord=${record.id}`;
  },
});
/** Deleted by another user meanwhile: the server's message is a toast, and the form stays. */
export const GoneMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Content/, "edge.nordlys.example");
    db.developer.dnsRecords.delete(dnsRecord(db).id);
    await press("Save");
    await waitFor(() => expect(screen.getByText("This DNS record does not exist.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await waitFor(() => expect(shownDrawer().getByDisplayValue("edge.nordlys.example")).toBeVisible());
  },
};
/** Delete from the drawer closes the drawer too. */
export const Deleted: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { id, name } = dnsRecord(db);
    await pressMore("Delete…");
    const question = await dialog("Delete DNS record");
    await acknowledge();
    await userEvent.click(question.getByRole("button", { name: `Delete ${name}` }));
    await waitFor(() => expect(screen.getByText("DNS record is successfully deleted!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(db.developer.dnsRecords.has(id)).toBe(false);
  },
};
export const Failed = failedPanel("showDnsRecord", "DNS record");
export const Forbidden = look(forbiddenPanel("showDnsRecord", "view_dns_records", "operator-admin"));
export const NotFound = look(gonePanel("/?panel=dns-record-edit&dnsRecord=nobody", "DNS record"));
