import { setUpFrontDoor } from "./set-up-front-door.ts";
import { createRandom } from "../../db/random.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { FrontDoorRow } from "../developer/developer-tables.ts";

const DAY = 86_400_000;

const NONE = "This Front Door domain does not exist.";

export const frontdoor = {
  listFrontDoorDomains: (call) => {
    setUpFrontDoor(call.db, call.clock.now());
    return list(call, call.db.developer.frontDoor.values(), {
      equal: ["target", "domainValidationState"],
      search: (row) => [row.name, row.hostName],
    });
  },

  showFrontDoorDomain: ({ db, clock, input: { body } }) => {
    setUpFrontDoor(db, clock.now());
    return existing(db.developer.frontDoor.get(body.id), NONE);
  },

  showFrontDoorEndpoint: ({ db, clock, input: { query } }) => {
    setUpFrontDoor(db, clock.now());
    return existing(db.developer.frontDoor.get(query.domainId), NONE).endpointName ?? "";
  },

  createFrontDoorDomain: ({ db, clock, input: { body } }) => {
    const { frontDoor, frontDoorBeingSetUp } = db.developer;
    const hostName = body.domain.toLowerCase();
    if ([...frontDoor.values()].some((it) => it.hostName === hostName))
      throw Refusal.ofFields({ domain: `The domain ${hostName} already exists.` });
    const random = createRandom(`front-door/${hostName}`);
    const row: FrontDoorRow = {
      id: `fd-${random.text(8, "0123456789abcdef")}`,
      name: hostName.replaceAll(".", "-"),
      hostName,
      target: body.target,
      endpointName: null,
      provisioningState: "Creating",
      domainValidationState: "Pending",
      validationProperties: {
        validationToken: `_${random.text(31, "0123456789abcdefghijklmnopqrstuvwxyz")}`,
        expirationDate: new Date(clock.now() + 7 * DAY).toISOString(),
      },
      createdAt: new Date(clock.now()).toISOString(),
    };
    frontDoor.set(row.id, row);
    frontDoorBeingSetUp.set(row.id, clock.now());
    const { validationToken } = row.validationProperties;
    return `Custom domain is created. Please copy the verification title _dnsauth.${hostName} and the token ${validationToken} into a new TXT record.`;
  },

  deleteFrontDoorDomain: ({ db, input: { query } }) => {
    const row = existing(db.developer.frontDoor.get(query.targetId), NONE);
    if (row.name !== query.name) throw Refusal.ofFields({ name: "This Front Door domain has another name." });
    if (row.endpointName !== null)
      throw new Refusal(400, "Unable to delete custom domain. It can be still associated with some endpoints.");
    db.developer.frontDoor.delete(row.id);
    return "Custom domain is successfully deleted!";
  },
} satisfies AreaHandlers;
