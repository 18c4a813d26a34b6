import { useGetGeneral, type components } from "@backoffice/api-client";
import { DescriptionList, SectionHeading } from "@backoffice/ui";
import { useId } from "react";
import { Moment } from "#entities/time/moment.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { clockWords } from "./clock-words.ts";

/** Labels of the environments. */
const ENVIRONMENTS: Record<components["schemas"]["ServerEnvironment"], string> = {
  STAGE: "Staging",
  PREPROD: "Pre-production",
  PROD: "Production",
};

/** System facts (money §7), and the console's version. */
export const SystemFacts = () => {
  const id = useId();
  const query = useGetGeneral();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2">
        The system
      </SectionHeading>
      <RecordStates noun="system" query={query} close={() => undefined}>
        {({ name, version, environment, serverTime }) => (
          <DescriptionList
            items={[
              { label: "Platform", value: `${name}, version ${version}` },
              { label: "Console", value: `Version ${__APP_VERSION__}` },
              { label: "Runs in", value: ENVIRONMENTS[environment] ?? environment },
              {
                label: "Server's clock",
                value: (
                  <>
                    <Moment value={serverTime} />, {clockWords(Date.parse(serverTime), query.dataUpdatedAt)}
                  </>
                ),
              },
            ]}
          />
        )}
      </RecordStates>
    </section>
  );
};
