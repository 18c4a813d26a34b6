import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDialog } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choicesIn, choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

const at = "/settings/admins?panel=new-admin";

export default {
  ...staging,
  title: "Panels/Settings/New Admin",
  tags: ["panel:new-admin"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "createUser", save: "Add admin" });
const combobox = async (name: RegExp) => (await drawer()).findByRole("combobox", { name });
type Filled = { role?: string; operator?: string | null };
const fill = async ({ role = "Operator manager", operator = "Nordlys" }: Filled = {}) => {
  await typeIn(/^Email/, "siv.berg+late@example.com");
  await typePassword(/^Password/, "Regn-i-maj");
  await typeIn(/^Nickname/, "Siv Berg");
  await choose(/^Role/, role);
  if (operator) await choose(/^Operator or brand/, operator);
};
const SIV = {
  email: "siv.berg+late@example.com",
  password: "Regn-i-maj",
  nickname: "Siv Berg",
  isHidden: false,
  roundReportNumbers: false,
  language: "en",
  timezone: "UTC",
  playerSubInfoType: "username",
} as const;
const CREATED = "Admin has been created successfully!";

/** The defaults of the wire: English, UTC, usernames (shell §3). */
export const Created = panel.sends(fill, { body: { ...SIV, role: "OPERATOR_MANAGER", opId: "op-nordlys" } }, CREATED, {
  args: { at: "/settings/admins?panel=new-admin&search=siv.berg" },
  after: async (db) => {
    await expect([...db.staff.users.values()].some(({ email }) => email === SIV.email)).toBe(true);
    await waitFor(() => expect(screen.getByText(SIV.email)).toBeVisible());
  },
});

/** Platform staff have no operator. */
export const Platform = look(
  panel.sends(
    async () => {
      await fill({ role: "DevOps", operator: null });
      await typeIn(/^User code/, "SIV");
      await userEvent.click(await (await drawer()).findByRole("switch", { name: "Hide User Activity" }));
    },
    { body: { ...SIV, userCode: "SIV", isHidden: true, role: "DEV_OPS" } },
    CREATED,
    { args: { account: "admin" } },
  ),
  { name: "Platform staff" },
);

/** Operator admins cannot assign ADMIN, SUPER_ADMIN or DEV_OPS, nor hide activity (shell §6). */
export const ForOperatorAdmin = look(
  {
    args: { account: "operator-admin" },
    play: async () => {
      await expect(choicesIn(await combobox(/^Role/))).toEqual(["Operator admin", "Operator manager"]);
      await expect(screen.queryByRole("switch", { name: "Hide User Activity" })).toBeNull();
    },
  },
  { name: "Signed in as operator admin" },
);

/** Validation error at the field; nothing is sent. */
const breaks = (fields: () => Promise<void>, box: () => Promise<HTMLElement>, rule: string): SceneStory => ({
  play: async ({ loaded }) => {
    await fill();
    await fields();
    await panel.save();
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(new RegExp(rule.replaceAll(".", "\\."))));
    await expectNothingSent(loaded, "createUser");
  },
});
const box = (name: RegExp) => async () => (await drawer()).findByLabelText(name, { selector: "input" });

export const NoAddress = breaks(() => typeIn(/^Email/, "siv.berg"), box(/^Email/), "Invalid email address");
export const EmojiForAName = breaks(
  () => typeIn(/^Nickname/, "🎰🎰🎰🎰"),
  box(/^Nickname/),
  "Invalid nickname, special characters are not allowed in nickname",
);
export const NameTooShort = breaks(() => typeIn(/^Nickname/, "Si"), box(/^Nickname/), "Use 3 to 15 characters.");
export const CodeTooLong = breaks(
  () => typeIn(/^User code/, "SIV-000000000007"),
  box(/^User code/),
  "Use 3 to 15 characters.",
);
export const WeakPassword = breaks(
  () => typePassword(/^Password/, "regnimaj"),
  box(/^Password/),
  "Password is weak, please check the password hints and try again.",
);
export const NoRole: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Email/, SIV.email);
    await panel.save();
    await waitFor(async () =>
      expect(await combobox(/^Role/)).toHaveAccessibleDescription(
        "Role is required. Make sure to select a role for this user",
      ),
    );
    await expectNothingSent(loaded, "createUser");
  },
};

/** The hints mark each rule as met or not. */
export const Hints: SceneStory = {
  play: async () => {
    await typePassword(/^Password/, "Regn");
    const field = await box(/^Password/)();
    await expect(field).toHaveAccessibleDescription(/8 characters or more/);
  },
};

/** The operator must be active to receive users (shell §5): error at the field, and the input stays. */
export const OperatorNotActive: SceneStory = {
  args: {
    arrange: (db) => void db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, status: "INACTIVE" }),
  },
  play: async () => {
    await fill();
    await panel.save();
    await waitFor(async () =>
      expect(await combobox(/^Operator or brand/)).toHaveAccessibleDescription(
        "The operator must be active to receive users.",
      ),
    );
    await expect(await box(/^Nickname/)()).toHaveValue("Siv Berg");
  },
};
export const AddressTaken = panel.taken(
  async () => {
    await fill();
    await typeIn(/^Email/, "mara.lindqvist@example.com");
  },
  /^Email/,
  "A user with this email address already exists.",
);
/** The server sends no message: the documented one is shown (shell §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "createUser", fault: "refused-silently" }] },
  play: async () => {
    await fill();
    await panel.save();
    await waitFor(() =>
      expect(shownDialog("Unable To Create New User").getByText("Unable to create new user")).toBeVisible(),
    );
  },
};
export const Forbidden = look(forbiddenPanel("createUser", "edit_users", "operator-manager"));
