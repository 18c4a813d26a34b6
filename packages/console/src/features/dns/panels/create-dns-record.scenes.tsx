import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Create DNS Record",
  tags: ["panel:create-dns-record"],
  args: { account: "dev-ops", at: "/?opId=op-nordlys", opens: () => ({ id: "create-dns-record", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const added = form({ write: "createDnsRecord", save: "Create DNS record" });
const fill = async (name = "proof", content = "k3v9x2m7q8r4t6w1y5z0aa111") => {
  await typeIn(/^Name/, name);
  await typeIn(/^Content/, content);
};

/** 25 characters are accepted; the toast is the server's message (content §5, §7). */
export const Created = added.sends(
  fill,
  { query: { opId: "op-nordlys" }, body: { type: "TXT", name: "proof", content: "k3v9x2m7q8r4t6w1y5z0aa111" } },
  "DNS record is successfully added!",
);
export const TooShort = added.says(() => fill("ab"), /^Name/, "Use at least 3 characters.");
export const TooLong = added.says(
  () => fill("abc", "k3v9x2m7q8r4t6w1y5z0aa1112"),
  /^Content/,
  "Use at most 25 characters.",
);
export const ToItself = added.says(
  async () => {
    await userEvent.click(await (await drawer()).findByRole("radio", { name: "CNAME" }));
    await fill("www.example", "WWW.example.");
  },
  /^Content/,
  "A CNAME cannot point to itself.",
);
export const ThereAlready = added.taken(
  async (db) => {
    const row = [...db.developer.dnsRecords.values()].find((it) => it.opId === "op-nordlys" && it.type === "TXT")!;
    await fill(row.name);
  },
  /^Name/,
  /^There is a TXT record named .* already\.$/,
);
/** The server sends no message: the documented one is an error toast (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "createDnsRecord", fault: "refused-silently" }] },
  play: async () => {
    await fill();
    await press("Create DNS record");
    await waitFor(() => expect(screen.getByText("Unable to perform this action")).toBeVisible());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};
export const WithoutRight = shows(["edit_dns_records"], { account: "operator-admin" });
