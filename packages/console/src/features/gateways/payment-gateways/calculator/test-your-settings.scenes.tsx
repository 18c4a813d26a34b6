import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const settings = { gatewayCurrencies: ["TRY", "EUR"], isAutomatic: true, conversionRate: "", decimals: "2" };

export default {
  ...staging,
  title: "Panels/Withdraw/Test Your Settings",
  tags: ["panel:test-your-settings"],
  args: { at: "/", opens: () => ({ id: "test-your-settings", params: settings }) },
} satisfies SceneMeta;

export const Default = look();

/** The result is faded until it is calculated. */
const walletHas = async (amount: string) =>
  waitFor(async () => {
    const panel = shownDrawer();
    const [term] = panel.getAllByText("In the USD wallet");
    await expect(term!.parentElement).toHaveTextContent(amount);
    await expect(document.querySelector("[aria-busy=true]")).toBeNull();
  });
const requests = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === "getGatewayRates");

/** 1 divided by the automatic rate by default (money §5). */
export const Automatic: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await walletHas("0.03USD");
    await says("34.20 TRY");
    await expect(requests(calls)[0]?.input).toEqual({
      body: { playerWalletCurrencies: ["USD"], gatewayCurrencies: ["TRY"] },
    });
    await typeIn(/^Amount/, "1000");
    await walletHas("29.24USD");
    await typeIn(/^Decimals/, "8");
    await walletHas("29.23976608USD");
    // The amount is calculated locally.
    await expect(new Set(requests(calls).map(({ input }) => JSON.stringify(input))).size).toBe(1);
  },
};

/** A manual rate replaces the automatic one, which stays visible. */
export const Manual: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("radio", { name: "Manual" }));
    await typeIn(/^One USD is/, "30");
    await typeIn(/^Amount/, "100");
    await walletHas("3.33USD");
    await says("34.20 TRY");
  },
};

/** A gateway with a manual rate is tested with it. */
export const OwnRate = look({
  args: {
    opens: () => ({ id: "test-your-settings", params: { ...settings, isAutomatic: false, conversionRate: "4" } }),
  },
  play: () => walletHas("0.25USD"),
});

/** No rate for the pair: shows the problem, no amount. */
export const RateMissing = look({
  args: { opens: () => ({ id: "test-your-settings", params: { ...settings, gatewayCurrencies: ["XXX"] } }) },
  play: async () => {
    await says("No rate for XXX is available. Use a manual rate or try again later.");
    await expect((await drawer()).queryByText("In the USD wallet")).toBeNull();
  },
});

const refuses = (amount: string, rule: RegExp): SceneStory => ({
  play: async () => {
    await walletHas("0.03USD");
    await typeIn(/^Amount/, amount);
    const box = (await drawer()).getByRole("textbox", { name: /^Amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(rule));
    await expect((await drawer()).queryByText("In the USD wallet")).toBeNull();
  },
});
export const TooMuch = refuses("10000000.01", /Use at most 10,000,000/);
export const Exponent = refuses("1e21", /Enter a number like/);
export const Negative = refuses("-1", /Use at least/);
export const NoAmount: SceneStory = {
  play: async () => {
    await walletHas("0.03USD");
    await userEvent.clear((await drawer()).getByRole("textbox", { name: /^Amount/ }));
    await waitFor(() => expect(screen.queryByText("In the USD wallet")).toBeNull());
  },
};
export const Nothing: SceneStory = {
  play: async () => {
    await typeIn(/^Amount/, "0");
    await walletHas("0.00USD");
  },
};
