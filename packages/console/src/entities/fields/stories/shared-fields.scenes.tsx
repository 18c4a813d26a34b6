import { createFields, FieldGroup, Form, useZodForm } from "@backoffice/ui/form";
import { useLocale } from "@backoffice/ui";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { z } from "zod";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { usePlayerLookup } from "#entities/player/use-player-lookup.ts";
import { accepted } from "#kit/form/accepted.ts";
import { IMAGE, requiredImage } from "#kit/form/image.ts";
import { PasswordPair } from "#kit/form/password-pair.tsx";
import { passwordPair, samePassword } from "#kit/form/password.ts";
import { PERCENT, percent } from "#kit/form/percent.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { useLookup } from "../use-lookup.ts";

const schema = z
  .object({
    playerId: z.string().min(1, "Choose the player."),
    opId: z.string().min(1, "Choose the operator or brand."),
    partnerId: z.string().min(1, "Choose the partner."),
    amount: z.string(),
    share: percent({ what: "share" }),
    from: z.string(),
    image: requiredImage(),
    accepts: accepted("Confirm that this is right."),
    ...passwordPair,
  })
  .superRefine(samePassword);
const fields = createFields(schema);
const EMPTY = {
  playerId: "",
  opId: "",
  partnerId: "",
  amount: "",
  share: "",
  from: "",
  image: null,
  accepts: false,
  password: "",
  repeatedPassword: "",
};

const Page = () => {
  const form = useZodForm({ schema, defaultValues: EMPTY });
  return (
    <div className="w-full max-w-184">
      <Form form={form} onSubmit={() => undefined}>
        <FieldGroup title="Who">
          <fields.AsyncComboboxField name="playerId" required {...usePlayerLookup()} />
          <fields.ComboboxField name="opId" label="Operator or brand" required options={useOperatorOptions()} />
          <fields.AsyncComboboxField name="partnerId" required {...useLookup("partner")} />
        </FieldGroup>
        <FieldGroup title="Amount and schedule">
          <fields.MoneyField name="amount" label="Amount" {...useMoneyIn("JPY")} />
          <fields.PercentageField name="share" label="Share" required {...PERCENT} />
          <fields.DateTimeField name="from" label="From" zone={useLocale().timeZone} full />
        </FieldGroup>
        <FieldGroup title="Sign-in">
          <PasswordPair />
        </FieldGroup>
        <fields.FileField name="image" label="Image" required {...IMAGE} />
        <fields.CheckboxField name="accepts" label="This is right" required />
      </Form>
    </div>
  );
};

export default { ...staging, title: "Patterns/Shared fields", args: { page: Page } } satisfies SceneMeta;

export const Default = look();

export const Empty: SceneStory = {
  play: () => waitFor(() => expect(screen.getByRole("combobox", { name: "Player" })).toBeVisible()),
};

/** Player by code and partner by title: both are looked up, and their IDs are stored. */
export const LookedUp: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const player = [...db.players.values()][0]!;
    await userEvent.click(await screen.findByRole("combobox", { name: "Player" }));
    await userEvent.type(await screen.findByPlaceholderText("Code, ID, username or email"), player.playerCode);
    await userEvent.click((await screen.findAllByRole("option", { name: new RegExp(player.playerCode) }))[0]!);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Player" })).toHaveTextContent(player.playerCode));
    const partner = [...db.partners.partners.values()][0]!;
    await userEvent.click(await screen.findByRole("combobox", { name: "Partner" }));
    await userEvent.type(await screen.findByPlaceholderText("Search…"), partner.partnerTitle);
    await userEvent.click((await screen.findAllByRole("option", { name: new RegExp(partner.partnerTitle) }))[0]!);
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Partner" })).toHaveTextContent(partner.partnerTitle),
    );
  },
};

/** A file of the wrong type shows the documented error; an amount accepts no more decimals than its currency has. */
export const ValidationError = look(
  {
    play: async () => {
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      await userEvent.upload(input!, new File(["<svg/>"], "logo.png", { type: "image/png" }));
      await waitFor(() => expect(screen.getByText("Only (jpg,jpeg,png) image files are allowed.")).toBeVisible());
      await userEvent.type(await screen.findByRole("textbox", { name: "Amount" }), "12.5");
      await waitFor(() => expect(screen.getByText(/Use a whole number/)).toBeVisible());
    },
  },
  { plays: true },
);

/** Without permission to look up partners: the field names the missing permission. */
export const Forbidden = look({
  args: { account: "dev-ops" },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/You need the permission view_partners/)[0]).toBeVisible());
  },
});
