import { type Note, SCORES, type SoundName } from './scores.ts';

let context: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** Plays a sound. Browsers stay silent until the player has touched the page; then nothing is lost. */
export function playSound(name: SoundName, delay = 0): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const note of SCORES[name]) playNote(context, note, context.currentTime + delay + note.at);
}

function playNote(audio: AudioContext, note: Note, at: number): void {
  const source = note.voice === 'noise' ? noiseSource(audio) : toneSource(audio, note, at);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.lasts);
  if (note.voice === 'noise') source.connect(bandOf(audio, note, at)).connect(volume);
  else source.connect(volume);
  volume.connect(audio.destination);
  source.start(at);
  source.stop(at + note.lasts + 0.05);
}

function toneSource(audio: AudioContext, { pitch, to, lasts, voice }: Note, at: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = voice === 'bell' ? 'sine' : 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
  return tone;
}

function bandOf(audio: AudioContext, { pitch, to, lasts }: Note, at: number): BiquadFilterNode {
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  return band;
}

/** A quarter of a second of noise, made once. */
function noiseSource(audio: AudioContext): AudioBufferSourceNode {
  breath ??= makeBreath(audio);
  const source = audio.createBufferSource();
  source.buffer = breath;
  source.loop = true;
  return source;
}

function makeBreath(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
