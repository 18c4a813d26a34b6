// Generated from openapi/ by `pnpm generate`. Do not edit.
export const deleteFrontDoorDomain = "Custom domain is successfully deleted!";
export const createFrontDoorDomain = "Custom domain is created. Please copy the verification title _dnsauth.play.solvik.example and the token _w1y5z0k3v9x2m7q8r4t6 into a new TXT record.";
export const showFrontDoorEndpoint = "ppf-north";
export const listFrontDoorDomains = {"items":[{"id":"fd-7f3a91","name":"play-nordlys","hostName":"play.nordlys.example","target":"player","endpointName":"ppf-north","provisioningState":"Succeeded","validationProperties":{"validationToken":"_k3v9x2m7q8r4t6w1y5z0","expirationDate":"2026-12-01T00:00:00Z"},"domainValidationState":"Approved","createdAt":"2026-04-18T10:00:00Z"}],"count":1,"remaining":0};
export const showFrontDoorDomain = {"id":"fd-7f3a91","name":"play-nordlys","hostName":"play.nordlys.example","target":"player","endpointName":"ppf-north","provisioningState":"Succeeded","validationProperties":{"validationToken":"_k3v9x2m7q8r4t6w1y5z0","expirationDate":"2026-12-01T00:00:00Z"},"domainValidationState":"Approved","createdAt":"2026-04-18T10:00:00Z"};
