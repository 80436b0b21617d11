import type { AnswerSource } from "#domain/assistant/answer-source.ts";
import type { SpeechSource } from "#domain/assistant/speech-source.ts";
import type { Config } from "#platform/config.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { builtinAssistant } from "./builtin.ts";
import { modelAssistant } from "./model.ts";
import { remoteAssistant } from "./remote.ts";
import { modelSpeech } from "./speech.ts";

/** Who answers shoppers: a service at another host, a language model, or the built-in rules, which need neither. */
export function chooseAssistant(config: Config, calling: Calling = {}): AnswerSource {
  if (config.ASSISTANT_URL) return remoteAssistant(config.ASSISTANT_URL, undefined, calling);
  if (!config.ASSISTANT_API_KEY) return builtinAssistant;
  const access = { url: config.ASSISTANT_API_URL, key: config.ASSISTANT_API_KEY, model: config.ASSISTANT_MODEL };
  return modelAssistant(access, undefined, calling);
}

/** What speaks the answers: the model's server, where a model for it is set. An assistant at another host speaks for itself. */
export function chooseSpeech(config: Config, calling: Calling = {}): SpeechSource | null {
  const { ASSISTANT_URL, ASSISTANT_API_URL: url, ASSISTANT_API_KEY: key, ASSISTANT_SPEECH_MODEL: model } = config;
  return ASSISTANT_URL || !key || !model
    ? null
    : modelSpeech({ url, key, model }, config.ASSISTANT_VOICE, undefined, calling);
}
