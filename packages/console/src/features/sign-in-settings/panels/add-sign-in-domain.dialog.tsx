import { useCreateSignInDomain } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { PATHS, signInDomainSchema, type SignInType } from "./sign-in-domain.schema.ts";

const fields = createFields<{ url: string }>();

type Words = { type: SignInType; noun: string; title: string; text: string };

/** Creates the dialog that allows an address of one type at the sign-in service (content §2, §5, §7). */
const addSignInDomain = ({ type, noun, title, text }: Words) => {
  const schema = signInDomainSchema(type);
  return (panel: { open: boolean; close: () => void }) => (
    <FormPanel
      {...panel}
      isNew
      frame={{ title, subtitle: text, size: "sm" }}
      noun={noun}
      schema={schema}
      values={{ url: "" }}
      write={useCreateSignInDomain()}
      input={({ url }) => ({ body: { url, type } })}
      success={`The ${noun} is now allowed.`}
      record={({ url }) => url}
      another={[]}
      failure={{ title: "Unable To Add Sign-in Address" }}
    >
      {() => <fields.TextField name="url" label="Address" required mono help={`As in https://host${PATHS[type]}`} />}
    </FormPanel>
  );
};

export const AddOrigin = addSignInDomain({
  type: "Origin",
  noun: "origin",
  title: "Add origin",
  text: "A host that can call the sign-in service.",
});

export const AddLogout = addSignInDomain({
  type: "Logout",
  noun: "logout address",
  title: "Add logout address",
  text: "Allowed return URLs after sign-out.",
});

export const AddCallback = addSignInDomain({
  type: "Callback",
  noun: "callback",
  title: "Add callback",
  text: "Allowed return URLs after sign-in.",
});
