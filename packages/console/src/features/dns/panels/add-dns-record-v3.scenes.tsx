import { userEvent } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { hostname } from "#testing/rows/domain-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add DNS Record v3",
  tags: ["panel:add-dns-record-v3"],
  args: { account: "dev-ops", opens: (db) => ({ id: "add-dns-record-v3", params: { hostname: hostname(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const added = form({ write: "createHostnameDnsRecord", save: "Add DNS record" });
const fill = async (name: string, content: string) => {
  await typeIn(/^Name/, name);
  await typeIn(/^Value/, content);
};
const isAlias = async () => userEvent.click(await (await drawer()).findByRole("radio", { name: "CNAME" }));

/** The TTL is automatic unless it is set; no partner is sent when there is none (content §7). */
export const Added = added.sends(
  () => fill("a", "b"),
  (db) => {
    const { opId, hostname: name } = hostname(db);
    return { body: { opId, hostname: name, name: "a", type: "TXT", content: "b", ttl: 1, proxied: false } };
  },
  "DNS record is successfully added!",
);
/** Sends the partner of the hostname (content §7). */
export const AddedOfPartner = added.sends(
  async () => {
    await isAlias();
    await fill("shop", "edge.example");
    await userEvent.click(await (await drawer()).findByRole("switch", { name: /^Proxied/ }));
    await choose(/^Time to live/, "1 hour");
  },
  (db) => {
    const { opId, hostname: name } = hostname(db);
    const record = { name: "shop", type: "CNAME" as const, content: "edge.example", ttl: 3600, proxied: true };
    return { body: { opId, hostname: name, partnerId: "pt-4711", ...record } };
  },
  "DNS record is successfully added!",
  {
    args: {
      opens: (db) => ({ id: "add-dns-record-v3", params: { hostname: { ...hostname(db), partnerId: "pt-4711" } } }),
    },
  },
);
export const Empty = added.says(() => typeIn(/^Value/, "b"), /^Name/, "Enter the name.");
export const ThereAlready = added.taken(
  async (db) => {
    await isAlias();
    await fill(hostname(db).hostname, "edge.example");
  },
  /^Name/,
  /^There is a CNAME record named/,
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = added.refused(
  () => fill("a", "b"),
  () => undefined,
  "Failed to add DNS record",
  { faults: [{ operation: "createHostnameDnsRecord", fault: "refused-silently" }] },
);
export const WithoutRight = shows(["edit_hostnames"], { account: "operator-manager" });
