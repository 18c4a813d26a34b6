import { useCreateSignInDomain } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { PATHS, signInDomainSchema, type SignInType } from "./sign-in-domain.schema.ts";

const fields = createFields<{ url: string }>();

type Words = { type: SignInType; noun: string; title: string; text: string };

/** Creates the dialog that allows an address of one type at the sign-in service (content §2, §5, §7). */
export const addSignInDomain = ({ type, noun, title, text }: Words) => {
  const schema = signInDomainSchema(type);
  return (panel: { open: boolean; close: () => void }) => (
    <FormPanel
      {...panel}
      isNew={{ another: [] }}
      frame={{ title, subtitle: text, size: "sm" }}
      noun={noun}
      schema={schema}
      values={{ url: "" }}
      write={useCreateSignInDomain()}
      input={({ url }) => ({ body: { url, type } })}
      success={`The ${noun} is now allowed.`}
      record={({ url }) => url}
      failure={{ title: "Unable To Add Sign-in Address" }}
    >
      {() => <fields.TextField name="url" label="Address" required mono help={`As in https://host${PATHS[type]}`} />}
    </FormPanel>
  );
};
