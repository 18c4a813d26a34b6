import { useShowProfile, useUpdateProfile, type components } from "@backoffice/api-client";
import { Card, SectionHeading } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { z } from "zod";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useNavigate } from "react-router";
import { nickname } from "../nickname.ts";
import { StaffFacts } from "../staff-facts.tsx";
import { StaffSettings } from "#entities/staff/staff-settings.tsx";

const schema = z.object({
  nickname,
  language: z.string(),
  timezone: z.string(),
  playerSubInfoType: z.custom<components["schemas"]["PlayerSubInfoType"]>(),
  roundReportNumbers: z.boolean(),
});
const fields = createFields(schema);

const ProfileForm = ({ own }: { own: components["schemas"]["StaffDetails"] }) => {
  const navigate = useNavigate();
  const { app_metadata: is } = own;
  return (
    <FormPanel
      noun="profile"
      close={() => void navigate(-1)}
      schema={schema}
      values={{
        nickname: is.nickname ?? "",
        language: is.language ?? "en",
        timezone: is.timezone ?? "UTC",
        playerSubInfoType: is.playerSubInfoType,
        roundReportNumbers: is.roundReportNumbers,
      }}
      write={useUpdateProfile()}
      input={(body) => ({ body })}
      success="Profile saved."
    >
      {() => (
        <>
          <FieldGroup title="Profile">
            <fields.TextField name="nickname" label="Nickname" required help="Letters, digits and spaces, 3 to 15." />
          </FieldGroup>
          <StaffSettings />
        </>
      )}
    </FormPanel>
  );
};

/** `/user/profile`: the user's own account and settings. */
const ProfilePage = () => (
  <RecordPageFrame noun="profile" query={useShowProfile()}>
    {(own) => (
      <>
        <Card className="mb-4 p-5">
          <SectionHeading className="mb-3">Your account</SectionHeading>
          <StaffFacts staff={own} />
        </Card>
        <Card className="p-5">
          <SectionHeading className="mb-4">Your settings</SectionHeading>
          <ProfileForm own={own} />
        </Card>
      </>
    )}
  </RecordPageFrame>
);

export default ProfilePage;
