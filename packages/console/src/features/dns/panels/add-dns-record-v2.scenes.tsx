import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { domain } from "#testing/rows/domain-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add DNS Record",
  tags: ["panel:add-dns-record-v2"],
  args: { account: "dev-ops", opens: (db) => ({ id: "add-dns-record-v2", params: { domain: domain(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const added = form({ write: "createDomainDnsRecord", save: "Add DNS record" });
const isAlias = async () => userEvent.click(await (await drawer()).findByRole("radio", { name: "CNAME" }));
const fill = async (name: string, content: string) => {
  await typeIn(/^Name/, name);
  await typeIn(/^Value/, content);
};

/** The limit of 3 to 25 characters does not apply here: 2 and 26 are accepted (ruling 28). */
export const New = added.sends(
  () => fill("aa", "k3v9x2m7q8r4t6w1y5z0aa1112"),
  (db) => {
    const { opId, domainName } = domain(db);
    return {
      body: {
        opId,
        domainName,
        dnsRecordName: "aa",
        dnsRecordType: "TXT",
        dnsRecordContent: "k3v9x2m7q8r4t6w1y5z0aa1112",
        isDnsRecordProxied: false,
      },
    };
  },
  "DNS record is successfully added!",
);
export const AddedProxied = added.sends(
  async () => {
    await isAlias();
    await fill("shop", "edge.example");
    await userEvent.click(await (await drawer()).findByRole("switch", { name: /^Proxied/ }));
  },
  (db) => {
    const { opId, domainName } = domain(db);
    return {
      body: {
        opId,
        domainName,
        dnsRecordName: "shop",
        dnsRecordType: "CNAME",
        dnsRecordContent: "edge.example",
        isDnsRecordProxied: true,
      },
    };
  },
  "DNS record is successfully added!",
);
export const Empty = added.says(() => typeIn(/^Name/, "aa"), /^Value/, "Enter the value.");
export const ToItself = added.says(
  async () => {
    await isAlias();
    await fill("@", "@");
  },
  /^Value/,
  "A CNAME cannot point to itself.",
);
export const NoHost = added.says(
  async () => {
    await isAlias();
    await fill("shop", "192.0.2.1");
  },
  /^Value/,
  /This is an IP address\./,
);
/** Names of other letters are sent in Punycode; the form shows both. */
export const International: SceneStory = {
  play: async ({ loaded }) => {
    await isAlias();
    await fill("münchen", "bücher.example");
    const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });
    await expect(await box(/^Name/)).toHaveAccessibleDescription(/It is münchen\..*Sent as xn--mnchen-3ya\./);
    await expect(await box(/^Value/)).toHaveAccessibleDescription(/Sent as xn--bcher-kva\.example\./);
    await added.save();
    await waitFor(() => expect(screen.getByText("DNS record is successfully added!")).toBeVisible());
    await expect(sentTo(loaded, "createDomainDnsRecord")).toMatchObject([
      { body: { dnsRecordName: "xn--mnchen-3ya", dnsRecordContent: "xn--bcher-kva.example" } },
    ]);
  },
};
export const ThereAlready = added.taken(() => fill("_dnsauth", "another"), /^Name/, /^There is a TXT record named/);
/** The domain was deleted by another user meanwhile. */
export const DomainGone = added.refused(
  () => fill("aa", "bb"),
  (db) => void db.domains.domains.delete(domain(db).domainName),
  "This domain does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = added.refused(
  () => fill("aa", "bb"),
  () => undefined,
  "Failed to add DNS record",
  { faults: [{ operation: "createDomainDnsRecord", fault: "refused-silently" }] },
);
export const WithoutRight = shows(["edit_domains"], { account: "operator-manager" });
